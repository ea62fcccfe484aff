import { CardFront, type FaceOfCard } from '@campus/shared/card/CardFront';
import { QrCode } from '@campus/shared/card/QrCode';
import { useTranslation } from 'react-i18next';
import styles from './SampleCards.module.css';

/** A card of nobody, with its back behind it: a picture, so readers of words skip it. */
export function SampleCards() {
  const { t } = useTranslation('participant');
  const sample: FaceOfCard = {
    holder: {
      lastName: t('home.sample.lastName'),
      firstName: t('home.sample.firstName'),
      middleName: null,
    },
    eduOrg: { id: '', name: t('home.sample.organisation'), shortName: '' },
    number: '2026000012345678',
    expiresAt: '2030-08-31',
    status: 'ACTIVE',
    photoUrl: null,
  };
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.back}>
        <div className={styles.code}>
          <QrCode token="CAMPUS" label="" />
        </div>
      </div>
      <div className={styles.front}>
        <CardFront card={sample} />
      </div>
    </div>
  );
}
