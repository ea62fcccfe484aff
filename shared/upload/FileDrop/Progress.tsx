import { useFormat } from '@campus/shared/format/useFormat';
import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** How much has gone; the words beside it say the same. */
export function Progress({ label, value }: ProgressProps) {
  const { percent } = useFormat();
  const whole = Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={percent(whole / 100)}
      className={styles.progress}
    >
      <div className={styles.bar} style={{ width: `${whole}%` }} />
    </div>
  );
}
