import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { CardFront } from '@campus/shared/card/CardFront';
import { CardSkeleton } from '@campus/shared/card/CardSkeleton';
import { getCampusCard, type CampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardPitch } from './CardPitch';
import { HeroFrame } from './HeroFrame';
import styles from './HeroFrame.module.css';

function HeroSkeleton() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Skeleton width="70%" height={48} />
        <Skeleton width="90%" />
        <Skeleton width={200} height={44} radius="m" />
      </div>
      <CardSkeleton />
    </div>
  );
}

function OwnCardHero() {
  const query = useCallQuery(getCampusCard);
  return (
    <QueryView
      query={query}
      isEmpty={(card) => card === null}
      empty={<CardPitch isSignedIn />}
      skeleton={<HeroSkeleton />}
    >
      {(card) => card && <MiniCard card={card} />}
    </QueryView>
  );
}

function MiniCard({ card }: { card: CampusCard }) {
  const { t } = useTranslation('participant');
  const art = (
    <Link to={cardPaths.card()} className={styles.own} aria-label={t('home.own.open')}>
      <CardFront card={card} />
    </Link>
  );
  return (
    <HeroFrame
      title={t('home.own.title', { name: card.holder.firstName })}
      text={t(`home.own.${card.status}`)}
      art={art}
    >
      <ButtonLink to={cardPaths.card()} icon="card">
        {t(card.status === 'ACTIVE' ? 'home.own.show' : 'home.own.open')}
      </ButtonLink>
    </HeroFrame>
  );
}

/** The first thing on the home page: the way to a card for those who have none, else the card. */
export function HomeCard() {
  const { status, person } = useSession();
  if (status === 'guest') return <CardPitch />;
  if (person?.kind === 'HUMAN') return <OwnCardHero />;
  return status === 'loading' ? <HeroSkeleton /> : null;
}
