import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { useTranslation } from 'react-i18next';
import styles from './KeyCaps.module.css';

const read = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** What the key for shortcuts is called on this computer. */
const useModifier = () => useBrowserValue(read, 'Ctrl');

/** `g n` as two keys one after another, `Mod+k` as two at once. */
export function KeyCaps({ keys }: { keys: string }) {
  const { t } = useTranslation('shell');
  const modifier = useModifier();
  const [first = '', second] = keys.split(/[ +]/);
  const isAtOnce = keys.startsWith('Mod+');
  const names: Record<string, string> = { Mod: modifier, escape: 'Esc' };
  const shown = (key: string) => names[key] ?? key.toUpperCase();
  return (
    <span className={styles.keys}>
      <kbd className={styles.key}>{shown(first)}</kbd>
      {second && (
        <>
          <span className={styles.join}>{isAtOnce ? '+' : t('keyboard.then')}</span>
          <kbd className={styles.key}>{shown(second)}</kbd>
        </>
      )}
    </span>
  );
}
