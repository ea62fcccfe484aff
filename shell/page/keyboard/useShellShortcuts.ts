import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { paths } from '@campus/shared/paths';
import type { Shortcut } from '@campus/shared/remote/useShortcuts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MenuItem } from '../layout/MenuItem';

interface Wishes {
  /** The menu of this person: there is no key for a section that is not in it. */
  sections: readonly MenuItem[];
  onSearch: () => void;
  onHelp: () => void;
}

const wayTo: Record<string, string> = {
  [paths.home()]: 'g h',
  [mediaPaths.news()]: 'g n',
  [cardPaths.card()]: 'g c',
  [paymentPaths.payments()]: 'g p',
};

/** The keys that work on every page. */
export function useShellShortcuts({ sections, onSearch, onHelp }: Wishes): Shortcut[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const ways = sections.flatMap(({ to, label }) => {
    const keys = wayTo[to];
    return keys ? [{ keys, label, run: () => void navigate(to) }] : [];
  });
  return [
    { keys: 'Mod+k', label: t('search.title'), run: onSearch },
    { keys: '/', label: t('keyboard.search'), run: onSearch },
    { keys: '?', label: t('keyboard.help'), run: onHelp },
    ...ways,
  ];
}
