import { paths } from '@campus/shared/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { HeroFrame } from './HeroFrame';
import styles from './CardPitch.module.css';
import { SampleCards } from './SampleCards';

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
        <ButtonLink to={paths.card()}>{t('home.pitch.continue')}</ButtonLink>
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
