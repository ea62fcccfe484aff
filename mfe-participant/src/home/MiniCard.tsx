import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardFront } from '../campusCard/CardFront';
import { HeroFrame } from './HeroFrame';
import cardStyles from '../campusCard/CampusCard.module.css';
import styles from './HeroFrame.module.css';

interface MiniCardProps {
  card: CampusCard;
  /** The list of what was missing folds into it. */
  isNew?: boolean;
}

/** The own card at a glance: it opens when touched. */
export function MiniCard({ card, isNew }: MiniCardProps) {
  const { t } = useTranslation('participant');
  const art = (
    <Link to={cardPaths.card()} className={styles.own} aria-label={t('home.own.open')}>
      <div className={cardStyles.place} data-new={isNew || undefined}>
        <CardFront card={card} />
      </div>
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
