import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './QrRing.module.css';

interface QrRingProps {
  secondsLeft: number;
  /** From 1, just issued, to 0, run out. */
  share: number;
  ref?: Ref<HTMLSpanElement>;
}

const radius = 20;
const length = 2 * Math.PI * radius;

/** How long the code still lives; a timer is read on request, not announced every second. */
export function QrRing({ secondsLeft, share, ref }: QrRingProps) {
  const { t } = useTranslation('shared');
  return (
    <span
      ref={ref}
      className={styles.ring}
      role="timer"
      aria-label={t('card.qr.secondsLeft', { count: secondsLeft })}
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
