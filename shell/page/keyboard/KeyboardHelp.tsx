import { Dialog } from '@campus/shared/overlay/Dialog';
import { ShortcutsContext, type Shortcut } from '@campus/shared/remote/useShortcuts';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useContext, useState, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './KeyboardHelp.module.css';
import { KeyCaps } from './KeyCaps';

interface ShortcutListProps {
  title: string;
  shortcuts: readonly Shortcut[];
  isOn: boolean;
}

function ShortcutList({ title, shortcuts, isOn }: ShortcutListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div
            key={keys}
            className={styles.row}
            data-off={(!isOn && !keys.startsWith('Mod+')) || undefined}
          >
            <dt>{label}</dt>
            <dd className={styles.keys}>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
