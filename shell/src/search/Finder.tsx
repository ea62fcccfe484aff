import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../layout/LazyPart';
import type { MenuItem } from '../layout/MenuItem';
import { useShellShortcuts } from '../keyboard/useShellShortcuts';
import { SearchButton } from './SearchButton';

const loadPalette = () =>
  import('./PaletteWindow').then(({ PaletteWindow }) => ({ default: PaletteWindow }));
const loadHelp = () =>
  import('../keyboard/KeyboardHelp').then(({ KeyboardHelp }) => ({ default: KeyboardHelp }));

/** The way to everything: the button in the header, the palette, the keys and their list. */
export function Finder({ sections }: { sections: MenuItem[] }) {
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
