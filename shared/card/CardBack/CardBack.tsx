import { CardBrand } from '@campus/shared/card/CardBrand';
import type { FaceOfCard } from '@campus/shared/card/CardFront';
import { CardPlate } from '@campus/shared/card/CardPlate';
import { groupedNumber } from '@campus/shared/card/groupedNumber';
import { QrCode } from '@campus/shared/card/QrCode';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { QrLife, type CodeLife } from '../QrRing/QrLife';
import styles from './CardBack.module.css';

/** The code and what is left of its life; whoever knows the calls counts and renews it. */
export interface ShownQr extends CodeLife {
  token: string;
}

interface CardBackProps {
  card: FaceOfCard;
  qr: ShownQr;
  ref?: Ref<HTMLDivElement>;
}

/** The side with the code. */
export function CardBack({ card, qr, ref }: CardBackProps) {
  const { t } = useTranslation('shared');
  const { shortDate } = useFormat();
  const isOld = qr.secondsLeft === 0;
  return (
    <CardPlate ref={ref} status={card.status}>
      <div className={styles.halves}>
        <div className={styles.code} data-old={isOld || undefined}>
          <QrCode token={qr.token} label={t('card.qr.label')} />
        </div>
        <div className={styles.words}>
          <CardBrand />
          <div className={styles.life}>
            <QrLife qr={qr} />
            {!qr.offlineUntil && <p>{isOld ? t('card.qr.renewing') : t('card.qr.renews')}</p>}
          </div>
          <p className={styles.paper}>{t('card.qr.paper')}</p>
          <div>
            <p className={styles.number}>{groupedNumber(card.number)}</p>
            {card.expiresAt && (
              <p className={styles.validity}>
                {t('card.until', { date: shortDate(card.expiresAt) })}
              </p>
            )}
          </div>
        </div>
      </div>
    </CardPlate>
  );
}
