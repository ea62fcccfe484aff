import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardFront } from '../campusCard/CardFront';
import { HeroFrame } from './HeroFrame';
import styles from './HeroFrame.module.css';

/** The own card at a glance: it opens when touched. */
export function MiniCard({ card }: { card: CampusCard }) {
  const { t } = useTranslation('participant');
  const art = (
    <Link to={cardPaths.card()} className={styles.own} aria-label={t('home.own.open')}>
      <CardFront card={card} />
    </Link>
  );
  return (
    <HeroFrame isOwn title={t('home.own.title')} text={t(`home.own.${card.status}`)} art={art}>
      <ButtonLink to={cardPaths.card()} icon="card">
        {t(card.status === 'ACTIVE' ? 'home.own.show' : 'home.own.open')}
      </ButtonLink>
    </HeroFrame>
  );
}
