import type {
  StoredRelease,
  ReleasedRemote,
  ReleaseChannel,
} from '@campus/shared/contract/releases/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Menu, type MenuItem } from '@campus/shared/popup/Menu';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import type { IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { useTranslation } from 'react-i18next';
import type { RequestedMove } from './MoveDialog';
import { HealthBar, ReleaseWords, When } from '../ReleaseFacts';
import { useOpenAlone } from '../useOpenAlone';

type ReleaseWish = Extract<RequestedMove, { release: string }>['kind'];

/**
 * What can be done with a kept release: back to one that was, forward to one that was not yet; one
 * that visitors get can be held.
 */
function wishesFor(
  { release, wasStable, takenBack }: StoredRelease,
  { stable, canary, held, isRetired }: ReleaseChannel,
): ReleaseWish[] {
  if (isRetired) return release === stable ? [] : ['promote'];
  const hold = held.includes(release) ? 'unhold' : 'hold';
  if (release === stable) return [hold];
  const ways: ReleaseWish[] =
    wasStable && !takenBack ? ['rollback', 'canary'] : ['canary', 'promote'];
  return release === canary?.release ? [...ways, hold] : ways;
}

interface ReleaseMenuProps {
  remote: ReleasedRemote;
  release: StoredRelease;
  /** Left out for people of a team, who move nothing. */
  onWish?: ((wish: RequestedMove) => void) | undefined;
}

const icons = {
  promote: 'check',
  rollback: 'undo',
  canary: 'spark',
  hold: 'lock',
  unhold: 'close',
} as const satisfies Record<string, IconName>;

/** What can be done with one release. */
function ReleaseMenu({ remote, release, onWish }: ReleaseMenuProps) {
  const { t } = useTranslation('admin-users');
  const openAlone = useOpenAlone();
  const wishes = onWish ? wishesFor(release, remote.channel) : [];
  const moves = wishes.map((kind): MenuItem => ({
    label: t(`releases.action.${kind}`),
    icon: icons[kind],
    onSelect: () => onWish?.({ kind, release: release.release }),
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

interface ReleaseBadgesProps {
  release: StoredRelease;
  channel: ReleaseChannel;
}

/** What a release is at the moment; nothing for one that merely is kept. */
function ReleaseBadges({ release: { release, takenBack, gate }, channel }: ReleaseBadgesProps) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const { stable, lastKnownGood, canary, held } = channel;
  return (
    <Stack direction="row" gap={1}>
      {release === stable && <Status tone="success">{t('releases.badge.stable')}</Status>}
      {release === canary?.release && (
        <Status tone="accent">
          {t('releases.badge.canary', { percent: number(canary.percent) })}
        </Status>
      )}
      {release === lastKnownGood && (
        <Status tone="info" icon="bookmark">
          {t('releases.badge.lastKnownGood')}
        </Status>
      )}
      {held.includes(release) && (
        <Status tone="info" icon="lock">
          {t('releases.badge.held')}
        </Status>
      )}
      {gate && gate !== 'passed' && (
        <Status tone={gate === 'static' ? 'warning' : 'danger'} icon="alert">
          {t(`releases.gate.${gate}`)}
        </Status>
      )}
      {takenBack && (
        <Status tone="warning" icon="undo">
          {t('releases.badge.takenBack')}
        </Status>
      )}
    </Stack>
  );
}

interface Options {
  remote: ReleasedRemote;
  now: number;
  onWish?: ((wish: RequestedMove) => void) | undefined;
}

function useReleaseColumns({ remote, now, onWish }: Options): Column<StoredRelease>[] {
  const { t } = useTranslation('admin-users');
  const format = useFormat();
  return [
    {
      key: 'release',
      header: t('releases.column.release'),
      cell: (release) => <ReleaseWords release={release} />,
      text: ({ release }) => release,
      priority: 'primary',
    },
    {
      key: 'state',
      header: t('releases.column.state'),
      cell: (release) => <ReleaseBadges release={release} channel={remote.channel} />,
    },
    {
      key: 'published',
      header: t('releases.column.published'),
      cell: ({ publishedAt }) => <When at={publishedAt} now={now} />,
      priority: 'spare',
    },
    {
      key: 'size',
      header: t('releases.column.size'),
      cell: ({ size }) => size !== null && format.bytes(size),
      priority: 'spare',
    },
    {
      key: 'health',
      header: t('releases.column.health'),
      cell: ({ health }) => <HealthBar health={health} />,
    },
    {
      key: 'actions',
      header: t('releases.column.actions'),
      cell: (release) => <ReleaseMenu remote={remote} release={release} onWish={onWish} />,
      align: 'end',
    },
  ];
}

interface StoredReleasesProps {
  remote: ReleasedRemote;
  releases: readonly StoredRelease[];
  now: number;
  onWish?: ((wish: RequestedMove) => void) | undefined;
}

export function StoredReleases({ releases, ...rest }: StoredReleasesProps) {
  const { t } = useTranslation('admin-users');
  const columns = useReleaseColumns(rest);
  return (
    <DataTable
      caption={t('releases.kept')}
      columns={columns}
      rows={releases}
      rowKey={({ release }) => release}
    />
  );
}
