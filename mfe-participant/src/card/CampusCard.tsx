import type { CampusCard as Card } from '@campus/shared/contract/participants';
import { useTranslation } from 'react-i18next';
import styles from './CampusCard.module.css';
import { CardBack } from './CardBack';
import { CardFront } from './CardFront';
import type { QrLife } from './useQrLife';

interface CampusCardProps {
  card: Card;
  life: QrLife;
  isTurned: boolean;
  onTurn: (isTurned: boolean) => void;
}

/** The card itself; a click or Enter turns it over to the QR code. */
export function CampusCard({ card, life, isTurned, onTurn }: CampusCardProps) {
  const { t } = useTranslation('participant');
  if (!card.qrToken)
    return (
      <div className={styles.place}>
        <CardFront card={card} />
      </div>
    );
  return (
    <figure className={styles.figure}>
      <div className={styles.place}>
        <div className={styles.card} data-turned={isTurned || undefined}>
          <div className={styles.face} aria-hidden={isTurned}>
            <CardFront card={card} />
          </div>
          <div className={styles.face} data-back aria-hidden={!isTurned}>
            <CardBack card={card} token={card.qrToken} life={life} />
          </div>
        </div>
        <button
          type="button"
          className={styles.turn}
          aria-pressed={isTurned}
          aria-label={t('card.turn')}
          onClick={() => onTurn(!isTurned)}
        />
      </div>
      <figcaption className={styles.hint}>
        {isTurned ? t('card.hintBack') : t('card.hintFront')}
      </figcaption>
    </figure>
  );
}
