import { useFormat } from '@campus/shared/format/useFormat';
import styles from './When.module.css';

interface WhenProps {
  at: string;
  /** The moment of the answer, in milliseconds: rendering has no clock. */
  now: number;
}

/** An earlier day is named by its date alone. */
const recent = 6 * 24 * 60 * 60_000;

/** How long ago, and when exactly. */
export function When({ at, now }: WhenProps) {
  const format = useFormat();
  const isRecent = now - Date.parse(at) < recent;
  return (
    <time dateTime={at} className={styles.when}>
      {isRecent && <span>{format.relative(at, now)}</span>}
      <span className={isRecent ? styles.exact : undefined}>{format.dateTime(at)}</span>
    </time>
  );
}
