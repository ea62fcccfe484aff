import type { CampusCard } from '@campus/shared/contract/participants';
import { useTranslation } from 'react-i18next';
import styles from './CardBack.module.css';
import { CardBrand } from './CardBrand';
import front from './CardFront.module.css';
import { Guilloche } from './Guilloche';
import { groupedNumber } from './groupedNumber';
import { QrCode } from './QrCode';
import { QrRing } from './QrRing';
import type { QrLife } from './useQrLife';

interface CardBackProps {
  card: CampusCard;
  token: string;
  life: QrLife;
}

export function CardBack({ card, token, life }: CardBackProps) {
  const { t } = useTranslation('participant');
  return (
    <div className={front.front} data-status={card.status}>
      <Guilloche />
      <div className={styles.halves}>
        <div className={styles.code} data-old={life.secondsLeft === 0 || undefined}>
          <QrCode token={token} label={t('qr.label')} />
        </div>
        <div className={styles.words}>
          <CardBrand />
          <div className={styles.life}>
            <QrRing life={life} />
            <p>{t('qr.renews')}</p>
          </div>
          <p className={styles.number}>{groupedNumber(card.number)}</p>
        </div>
      </div>
    </div>
  );
}
