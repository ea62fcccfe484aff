import type { Shortcut } from '@campus/shared/remote/useShortcuts';
import { useId } from 'react';
import { KeyCaps } from './KeyCaps';
import styles from './ShortcutList.module.css';

interface ShortcutListProps {
  title: string;
  shortcuts: readonly Shortcut[];
  isOn: boolean;
}

export function ShortcutList({ title, shortcuts, isOn }: ShortcutListProps) {
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
