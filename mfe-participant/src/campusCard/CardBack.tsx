import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardBack.module.css';
import { CardBrand } from './CardBrand';
import type { FaceOfCard } from './CardFront';
import { CardPlate } from './CardPlate';
import { QrCode } from '@campus/shared/qr/QrCode';
import { QrExpiry, type CodeExpiry } from './QrRing';
import { groupedNumber } from './groupedNumber';

/** The code and what is left of its life; whoever knows the calls counts and renews it. */
export interface ShownQr extends CodeExpiry {
  token: string;
}

/** The code for days without the network, and when it ends: the only one that lives on paper. */
export interface PaperCode {
  token: string;
  until: string;
}

interface CardBackProps {
  card: FaceOfCard;
  qr: ShownQr;
  /** Without one nothing is printed but the number. */
  paper?: PaperCode | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The side with the code. */
export function CardBack({ card, qr, paper, ref }: CardBackProps) {
  const { t } = useTranslation('participant');
  const { shortDate, dateTime } = useFormat();
  const isOld = qr.secondsLeft === 0;
  // Nobody turns the card over before there is code, and the codes are longer than all the rest.
  const hasCodes = useBrowserValue(() => true, false);
  return (
    <CardPlate ref={ref} status={card.status}>
      <div className={styles.halves}>
        <div className={styles.code} data-old={isOld || undefined}>
          {hasCodes && <QrCode token={qr.token} label={t('campusCard.qr.label')} />}
        </div>
        {hasCodes && paper && (
          <div className={styles.printed} aria-hidden="true">
            <QrCode token={paper.token} label={t('campusCard.qr.label')} />
          </div>
        )}
        <div className={styles.words}>
          <CardBrand />
          <div className={styles.life}>
            <QrExpiry qr={qr} />
            {!qr.offlineUntil && (
              <p>{isOld ? t('campusCard.qr.renewing') : t('campusCard.qr.renews')}</p>
            )}
          </div>
          <p className={styles.paper}>
            {paper
              ? t('campusCard.qr.paper', { date: dateTime(paper.until) })
              : t('campusCard.qr.noPaper')}
          </p>
          <div>
            <p className={styles.number}>{groupedNumber(card.number)}</p>
            {card.expiresAt && (
              <p className={styles.validity}>
                {t('campusCard.until', { date: shortDate(card.expiresAt) })}
              </p>
            )}
          </div>
        </div>
      </div>
    </CardPlate>
  );
}
