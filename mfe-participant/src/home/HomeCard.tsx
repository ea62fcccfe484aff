import { useSession } from '@campus/shared/remote/useSession';
import { CardPitch } from './CardPitch';
import { HeroSkeleton } from './HeroSkeleton';
import { OwnCardHero } from './OwnCardHero';

/** The first thing on the home page: the way to a card for those who have none, else the card. */
export function HomeCard() {
  const { status, person } = useSession();
  if (status === 'guest') return <CardPitch />;
  if (person?.kind === 'HUMAN') return <OwnCardHero />;
  return status === 'loading' ? <HeroSkeleton /> : null;
}
