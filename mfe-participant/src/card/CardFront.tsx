import type { CampusCard } from '@campus/shared/contract/participants';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import styles from './CardFront.module.css';
import { CardBrand } from './CardBrand';
import { Guilloche } from './Guilloche';
import { groupedNumber } from './groupedNumber';

/** What is printed on the face: enough for the sample of the home page, too. */
export type FaceOfCard = Pick<
  CampusCard,
  'holder' | 'eduOrg' | 'number' | 'expiresAt' | 'status' | 'level'
>;

interface CardFrontProps {
  card: FaceOfCard;
}

const signs: Record<FaceOfCard['status'], IconName> = {
  ISSUING: 'clock',
  ACTIVE: 'check',
  BLOCKED: 'lock',
  EXPIRED: 'calendar',
  CLOSED: 'close',
};

export function CardFront({ card }: CardFrontProps) {
  const { t } = useTranslation('participant');
  const { shortDate } = useFormat();
  const { holder, status } = card;
  return (
    <div className={styles.front} data-status={status} role="group" aria-label={t('face.brand')}>
      <Guilloche />
      <div className={styles.top}>
        <CardBrand />
        <span className={styles.status}>
          <Icon name={signs[status]} size={16} />
          {t(`status.${status}`)}
        </span>
      </div>
      <div className={styles.holder}>
        <span className={styles.photo} aria-hidden="true">
          {holder.firstName.charAt(0)}
          {holder.lastName.charAt(0)}
        </span>
        <div className={styles.words}>
          <p className={styles.name}>
            <span>{holder.lastName}</span>{' '}
            <span>{[holder.firstName, holder.middleName].filter(Boolean).join(' ')}</span>
          </p>
          <p className={styles.organisation}>{card.eduOrg.name}</p>
        </div>
      </div>
      <dl className={styles.bottom}>
        <div>
          <dt className={styles.term}>{t('face.number')}</dt>
          <dd className={styles.number}>{groupedNumber(card.number)}</dd>
        </div>
        <div className={styles.validity}>
          <dt className={styles.term}>{t('face.validUntil')}</dt>
          <dd className={styles.value}>{card.expiresAt ? shortDate(card.expiresAt) : '—'}</dd>
        </div>
      </dl>
    </div>
  );
}
