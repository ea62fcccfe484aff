import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon } from '@campus/shared/ui/Icon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBrand } from './CardBrand';
import styles from './CardFront.module.css';
import { CardPhoto } from './CardPhoto';
import { CardPlate } from './CardPlate';
import { cardLooks } from './CardStatus';
import { groupedNumber } from './groupedNumber';
import { useHolder } from './useHolder';

/** What is printed on the face: enough for a sample of nobody's card, too. */
export type FaceOfCard = Pick<
  CampusCard,
  'holder' | 'eduOrg' | 'number' | 'expiresAt' | 'status' | 'photoUrl'
>;

interface CardFrontProps {
  card: FaceOfCard;
  ref?: Ref<HTMLDivElement>;
}

const isLong = (name: string) => name.split(/[\s-]/).some((word) => word.length > 14);
// Official names run to three lines of capitals; the short one is what people call it anyway.
const nameOf = ({ name, shortName }: NonNullable<FaceOfCard['eduOrg']>) =>
  name.length > 70 && shortName ? shortName : name;

/** The side with the photo, the name and the number. */
export function CardFront({ card, ref }: CardFrontProps) {
  const { t } = useTranslation('participant');
  const { shortDate } = useFormat();
  const { status, expiresAt } = card;
  const holder = useHolder(card.holder);
  const given = [holder.firstName, holder.middleName].filter(Boolean).join(' ');
  return (
    <CardPlate ref={ref} status={status} role="group" aria-label={t('campusCard.brand')}>
      <div className={styles.front}>
        <div className={styles.top}>
          <CardBrand />
          <span className={styles.status} data-status={status}>
            <Icon name={cardLooks[status].icon} size={16} />
            {t(`campusCard.status.${status}`)}
          </span>
        </div>
        <div className={styles.holder}>
          <CardPhoto card={card} />
          <div className={styles.words}>
            <p className={styles.name} data-long={isLong(holder.lastName) || undefined}>
              <span>{holder.lastName}</span> <span>{given}</span>
            </p>
            <p className={styles.organisation}>{card.eduOrg && nameOf(card.eduOrg)}</p>
          </div>
        </div>
        <dl className={styles.bottom}>
          <div>
            <dt className={styles.term}>{t('campusCard.number')}</dt>
            <dd className={styles.number}>{groupedNumber(card.number)}</dd>
          </div>
          <div>
            <dt className={styles.term}>{t('campusCard.validUntil')}</dt>
            <dd className={styles.value}>{expiresAt ? shortDate(expiresAt) : '—'}</dd>
          </div>
        </dl>
      </div>
    </CardPlate>
  );
}
