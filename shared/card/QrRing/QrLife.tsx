import type { ShownQr } from '@campus/shared/card/CardBack';
import { QrRing } from '@campus/shared/card/QrRing';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import styles from './QrLife.module.css';

/** How long a code lives: seconds for the live one, a day and an hour for the one without network. */
export function QrLife({ qr: { secondsLeft, share, offlineUntil } }: { qr: ShownQr }) {
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
