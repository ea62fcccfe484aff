import type { Shortcut } from '@campus/shared/remote/useShortcuts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MenuItem } from '../layout/MenuLink';

interface Wishes {
  /** The menu of this person: there is no key for a section that is not in it. */
  sections: readonly MenuItem[];
  onSearch: () => void;
  onHelp: () => void;
}

/** The keys that work on every page. */
export function useShellShortcuts({ sections, onSearch, onHelp }: Wishes): Shortcut[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  // Of two sections that want one letter the first in the menu has it.
  const ways = sections.flatMap(({ to, label, shortcut }, index) =>
    shortcut && sections.findIndex((section) => section.shortcut === shortcut) === index
      ? [{ keys: `g ${shortcut}`, label, run: () => void navigate(to) }]
      : [],
  );
  return [
    { keys: 'Mod+k', label: t('search.title'), run: onSearch },
    { keys: '/', label: t('keyboard.search'), run: onSearch },
    { keys: '?', label: t('keyboard.help'), run: onHelp },
    ...ways,
  ];
}
