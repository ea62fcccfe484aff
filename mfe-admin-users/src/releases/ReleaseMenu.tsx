import type { KeptRelease, ReleasedRemote } from '@campus/shared/contract/releases';
import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import type { IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import type { Wish } from './Wish';
import { useOpenAlone } from './useOpenAlone';
import { wishesFor } from './wishesFor';

interface ReleaseMenuProps {
  remote: ReleasedRemote;
  release: KeptRelease;
  onWish: (wish: Wish) => void;
}

const icons = {
  promote: 'check',
  rollback: 'undo',
  canary: 'spark',
  hold: 'lock',
  unhold: 'close',
} as const satisfies Record<string, IconName>;

/** What can be done with one release. */
export function ReleaseMenu({ remote, release, onWish }: ReleaseMenuProps) {
  const { t } = useTranslation('admin-users');
  const openAlone = useOpenAlone();
  const moves = wishesFor(release, remote.channel).map((kind): MenuItem => ({
    label: t(`releases.action.${kind}`),
    icon: icons[kind],
    onSelect: () => onWish({ kind, release: release.release }),
  }));
  const alone: MenuItem = {
    label: t('releases.action.openAlone'),
    icon: 'eye',
    onSelect: () => void openAlone({ remote: remote.name, release: release.release }),
  };
  // Were the shell itself no good, there would be no way to leave it.
  const items = remote.name === 'shell' ? moves : [...moves, alone];
  if (items.length === 0) return null;
  const label = t('releases.action.menu', { release: release.release });
  return <Menu trigger={<IconButton icon="more" label={label} />} items={items} />;
}
