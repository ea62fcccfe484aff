import { useFormat } from '@campus/shared/format/useFormat';
import styles from './Lines.module.css';

interface MomentCellProps {
  at: string;
}

/** A day above its hour: a narrow column has place for it. */
export function MomentCell({ at }: MomentCellProps) {
  const { shortDate, time } = useFormat();
  return (
    <span className={styles.lines}>
      <span className={styles.line}>{shortDate(at)}</span>
      <span className={styles.minor}>{time(at)}</span>
    </span>
  );
}
