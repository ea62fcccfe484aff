import { useTranslation } from 'react-i18next';
import styles from './QrRing.module.css';
import type { QrLife } from './useQrLife';

interface QrRingProps {
  life: QrLife;
}

const radius = 20;
const length = 2 * Math.PI * radius;

/** How long the code still lives; a timer is read on request, not announced every second. */
export function QrRing({ life }: QrRingProps) {
  const { t } = useTranslation('participant');
  const { secondsLeft, share } = life;
  return (
    <span
      className={styles.ring}
      role="timer"
      aria-label={t('qr.secondsLeft', { count: secondsLeft })}
      data-ending={secondsLeft <= 10 || undefined}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r={radius} />
        <circle
          className={styles.rest}
          cx="24"
          cy="24"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      <span className={styles.number} aria-hidden="true">
        {secondsLeft}
      </span>
    </span>
  );
}
