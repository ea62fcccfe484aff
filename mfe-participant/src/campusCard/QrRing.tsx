import { useFormat } from '@campus/shared/format/useFormat';
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
  const { t } = useTranslation('participant');
  return (
    <span
      ref={ref}
      className={styles.ring}
      role="timer"
      aria-label={t('campusCard.qr.secondsLeft', { count: secondsLeft })}
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

/** What is left of the life of a code. */
export interface CodeExpiry {
  secondsLeft: number;
  /** From 1, just issued, to 0, run out. */
  share: number;
  /** When the code ends that needs no network: days ahead, so that nothing is counted down. */
  offlineUntil?: string;
}

/** How long a code lives: seconds for the live one, a day and an hour for the one without network. */
export function QrExpiry({ qr: { secondsLeft, share, offlineUntil } }: { qr: CodeExpiry }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  if (!offlineUntil) return <QrRing secondsLeft={secondsLeft} share={share} />;
  const date = dateTime(offlineUntil);
  return (
    <p>
      <strong className={styles.mark}>{t('campusCard.qr.offline')}</strong>
      <span className={styles.until}>
        {t(secondsLeft > 0 ? 'campusCard.qr.offlineUntil' : 'campusCard.qr.offlineOver', { date })}
      </span>
    </p>
  );
}
