import { CardFront, type FaceOfCard } from '@campus/shared/card/CardFront';
import { QrCode } from '@campus/shared/card/QrCode';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { HeroFrame } from './HeroFrame';
import styles from './CardPitch.module.css';

/** A card of nobody, with its back behind it: a picture, so readers of words skip it. */
function SampleCards() {
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

interface CardPitchProps {
  isSignedIn?: boolean;
}

const steps = ['account', 'study', 'card'] as const;

/** Why and how to get a card, for those who have none. */
export function CardPitch({ isSignedIn }: CardPitchProps) {
  const { t } = useTranslation('participant');
  return (
    <HeroFrame title={t('home.pitch.title')} text={t('home.pitch.text')} art={<SampleCards />}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <strong>{t(`home.pitch.${step}.title`)}</strong>
            <span className={styles.hint}>{t(`home.pitch.${step}.text`)}</span>
          </li>
        ))}
      </ol>
      {isSignedIn ? (
        <ButtonLink to={cardPaths.card()}>{t('home.pitch.continue')}</ButtonLink>
      ) : (
        <div className={styles.entry}>
          <ButtonLink to="?modal=signUp">{t('home.pitch.start')}</ButtonLink>
          <span>
            {t('home.pitch.known')} <TextLink to="?modal=signIn">{t('home.pitch.signIn')}</TextLink>
          </span>
        </div>
      )}
    </HeroFrame>
  );
}
