import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { cardSteps } from '@campus/shared/contract/applications/cardSteps';
import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { CardFront, type FaceOfCard } from '../campusCard/CardFront';
import { CardSkeleton } from '../campusCard/CardSkeleton';
import { QrCode } from '@campus/shared/qr/QrCode';
import { useCardTasks } from '../card/useCardTasks';
import cardPitchStyles from './CardPitch.module.css';
import { HeroFrame } from './HeroFrame';
import styles from './HeroFrame.module.css';
import { MiniCard } from './MiniCard';

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
    <div className={cardPitchStyles.scene} aria-hidden="true">
      <div className={cardPitchStyles.back}>
        <div className={cardPitchStyles.code}>
          <QrCode token="CAMPUS" label="" />
        </div>
      </div>
      <div className={cardPitchStyles.front}>
        <CardFront card={sample} />
      </div>
    </div>
  );
}

/** The way as it is before anybody is known. */
function Steps() {
  const { t } = useTranslation('participant');
  return (
    <ol className={cardPitchStyles.steps}>
      {cardSteps.map((name) => (
        <li key={name} className={cardPitchStyles.step}>
          <strong>{t(`tasks.${name}.title`)}</strong>
          <span className={cardPitchStyles.hint}>{t(`home.pitch.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The way of somebody who is signed in, so that what is done is known. */
function OwnSteps({ person }: { person: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const tasks = useCardTasks(person);
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p className={cardPitchStyles.progress}>
        {t('home.pitch.progress', { done, total: tasks.length })}
      </p>
      <ol className={cardPitchStyles.steps}>
        {tasks.map(({ id, title, hint, state }) => (
          <li key={id} className={cardPitchStyles.step} data-state={state}>
            <strong>{title}</strong>
            <span className={cardPitchStyles.hint}>{hint}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Why and how to get a card, for those who have none. */
function CardPitch({ person }: { person?: CurrentHuman }) {
  const { t } = useTranslation('participant');
  return (
    <HeroFrame title={t('home.pitch.title')} text={t('home.pitch.text')} art={<SampleCards />}>
      {person ? <OwnSteps person={person} /> : <Steps />}
      {person ? (
        <ButtonLink to={cardPaths.card()}>{t('home.pitch.continue')}</ButtonLink>
      ) : (
        <div className={cardPitchStyles.entry}>
          {/* Whoever signs up for the card finds the list of what is left. */}
          <ButtonLink to={`${cardPaths.card()}?modal=signUp`}>{t('home.pitch.start')}</ButtonLink>
          <span>
            {t('home.pitch.known')} <TextLink to="?modal=signIn">{t('home.pitch.signIn')}</TextLink>
          </span>
        </div>
      )}
    </HeroFrame>
  );
}

function HeroSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <Skeleton width="70%" height={48} />
          <Skeleton width="90%" />
          <Skeleton width={200} height={44} radius="m" />
        </div>
        <CardSkeleton />
      </div>
    </div>
  );
}

function OwnCardHero({ person }: { person: CurrentHuman }) {
  const query = useCallQuery(getCampusCard);
  return (
    <QueryView
      query={query}
      isEmpty={(card) => card === null}
      empty={<CardPitch person={person} />}
      skeleton={<HeroSkeleton />}
    >
      {(card) => card && <MiniCard card={card} />}
    </QueryView>
  );
}

/** The first thing on the home page: the way to a card for those who have none, else the card. */
export function HomeCard() {
  const { status, person } = useSession();
  if (status === 'guest') return <CardPitch />;
  if (person?.kind === 'HUMAN') return <OwnCardHero person={person} />;
  return status === 'loading' ? <HeroSkeleton /> : null;
}
