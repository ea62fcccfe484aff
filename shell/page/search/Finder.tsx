import { useShortcuts, type Shortcut } from '@campus/shared/remote/useShortcuts';
import { Icon } from '@campus/shared/ui/Icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KeyCaps } from '../keyboard/KeyCaps';
import { LazyPart } from '../loading/LazyPart';
import type { NavigationItem } from '../menu/MenuLink';
import styles from './Finder.module.css';

interface Wishes {
  /** The menu of this person: there is no key for a section that is not in it. */
  sections: readonly NavigationItem[];
  onSearch: () => void;
  onHelp: () => void;
}

/** The keys that work on every page. */
function useShellShortcuts({ sections, onSearch, onHelp }: Wishes): Shortcut[] {
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

interface SearchButtonProps {
  onOpen: () => void;
  /** Somebody points at it and will probably press. */
  onIntent: () => void;
}

/** A button that looks like the field which it opens, where there is room for one. */
function SearchButton({ onOpen, onIntent }: SearchButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('search.title')}
      title={t('search.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="search" size={24} />
      <span className={styles.words}>{t('search.title')}</span>
      <span className={styles.keys} aria-hidden="true">
        <KeyCaps keys="Mod+k" />
      </span>
    </button>
  );
}

const loadPalette = () =>
  import('./Palette').then(({ PaletteWindow }) => ({ default: PaletteWindow }));
const loadHelp = () =>
  import('../keyboard/KeyboardHelp').then(({ KeyboardHelp }) => ({ default: KeyboardHelp }));

/** The way to everything: the button in the header, the palette, the keys and their list. */
export function Finder({ sections }: { sections: NavigationItem[] }) {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<'palette' | 'help'>();
  const onClose = () => setOpened(undefined);
  const onHelp = () => setOpened('help');
  const onOpen = () => setOpened('palette');
  const everywhere = useShellShortcuts({ sections, onSearch: onOpen, onHelp });
  useShortcuts(everywhere);

  return (
    <>
      <SearchButton
        onOpen={onOpen}
        // Whoever presses meets the failure and is told.
        onIntent={() => void loadPalette().catch(() => undefined)}
      />
      {opened === 'palette' && (
        <LazyPart
          load={loadPalette}
          props={{ sections, onHelp, onClose }}
          failureText={t('search.unavailable')}
          onFailure={onClose}
        />
      )}
      {opened === 'help' && (
        <LazyPart
          load={loadHelp}
          props={{ everywhere, onClose }}
          failureText={t('keyboard.unavailable')}
          onFailure={onClose}
        />
      )}
    </>
  );
}
