import { Dialog } from '@campus/shared/overlay/Dialog';
import { ShortcutsContext, type Shortcut } from '@campus/shared/remote/useShortcuts';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortcutList } from './ShortcutList';

interface KeyboardHelpProps {
  /** The shell's own; all others are of the screen. */
  everywhere: readonly Shortcut[];
  onClose: () => void;
}

/** Which shortcuts there are here, and how to switch them off. */
export function KeyboardHelp({ everywhere, onClose }: KeyboardHelpProps) {
  const { t } = useTranslation('shell');
  const board = useContext(ShortcutsContext);
  const [all] = useState(() => board?.all() ?? []);
  const [isOn, setOn] = useState(() => board?.isOn() ?? false);
  const here = all.filter(({ keys }) => !everywhere.some((own) => own.keys === keys));
  const toggle = () => {
    board?.switchOn(!isOn);
    setOn(!isOn);
  };
  return (
    <Dialog open onClose={onClose} title={t('keyboard.title')}>
      <Stack gap={6}>
        {here.length > 0 && (
          <ShortcutList title={t('keyboard.here')} shortcuts={here} isOn={isOn} />
        )}
        <ShortcutList title={t('keyboard.everywhere')} shortcuts={everywhere} isOn={isOn} />
        <Stack gap={3} align="start">
          <p role="status">{t(isOn ? 'keyboard.isOn' : 'keyboard.isOff')}</p>
          <Button variant="soft" onClick={toggle}>
            {t(isOn ? 'keyboard.switchOff' : 'keyboard.switchOn')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
