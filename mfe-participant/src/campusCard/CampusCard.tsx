import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CampusCard.module.css';
import { CardBack, type PaperCode, type ShownQr } from './CardBack';
import { CardFront, type FaceOfCard } from './CardFront';

interface CampusCardProps {
  card: FaceOfCard;
  /** Without a code there is nothing to turn the card over for. */
  qr: ShownQr | null;
  /** What stands on paper in its place. */
  paper?: PaperCode | undefined;
  isTurned: boolean;
  onTurn: (isTurned: boolean) => void;
  /** Unfolds as it comes: right after the card was issued. */
  isNew?: boolean;
  ref?: Ref<HTMLElement>;
}

/** The card itself; a tap, Enter or Space turns it over to the QR code. */
export function CampusCard({ card, qr, paper, isTurned, onTurn, isNew, ref }: CampusCardProps) {
  const { t } = useTranslation('participant');
  const isBack = qr !== null && isTurned;
  return (
    <figure ref={ref} className={styles.figure}>
      <div className={styles.place} data-new={isNew || undefined}>
        <div className={styles.card} data-turned={isBack || undefined}>
          <div className={styles.face} aria-hidden={isBack} inert={isBack}>
            <CardFront card={card} />
          </div>
          {qr && (
            <div className={styles.face} data-back aria-hidden={!isBack} inert={!isBack}>
              <CardBack card={card} qr={qr} paper={paper} />
            </div>
          )}
        </div>
        {qr && (
          <button
            type="button"
            className={styles.turn}
            aria-pressed={isTurned}
            aria-label={t('campusCard.turn')}
            onClick={() => onTurn(!isTurned)}
          />
        )}
      </div>
      {qr && (
        <figcaption className={styles.hint}>
          {isTurned ? t('campusCard.hintBack') : t('campusCard.hintFront')}
        </figcaption>
      )}
    </figure>
  );
}
