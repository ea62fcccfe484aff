import { QrRing } from '@campus/shared/card/QrRing';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './QrLife.module.css';

/** What is left of the life of a code. */
export interface CodeLife {
  secondsLeft: number;
  /** From 1, just issued, to 0, run out. */
  share: number;
  /** When the code ends that needs no network: days ahead, so that nothing is counted down. */
  offlineUntil?: string;
}

/** How long a code lives: seconds for the live one, a day and an hour for the one without network. */
export function QrLife({ qr: { secondsLeft, share, offlineUntil } }: { qr: CodeLife }) {
  const { t } = useTranslation('shared');
  const { dateTime } = useFormat();
  if (!offlineUntil) return <QrRing secondsLeft={secondsLeft} share={share} />;
  const date = dateTime(offlineUntil);
  return (
    <p>
      <strong className={styles.mark}>{t('card.qr.offline')}</strong>
      <span className={styles.until}>
        {t(secondsLeft > 0 ? 'card.qr.offlineUntil' : 'card.qr.offlineOver', { date })}
      </span>
    </p>
  );
}
