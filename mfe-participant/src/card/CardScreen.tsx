import type { CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '../campusCard/CardSkeleton';
import { CardStatus } from '../campusCard/CardStatus';
import { CardTasks } from './CardTasks';
import styles from './CardScreen.module.css';
import { OwnCard } from './OwnCard';
import { useOwnCard } from './useOwnCard';

interface CardDetailsProps {
  card: Card;
}

function CardDetails({ card }: CardDetailsProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const dayOf = (day: string | null) => (day ? date(day) : '—');
  return (
    <SummaryList
      items={[
        { term: t('field.status'), value: <CardStatus status={card.status} /> },
        { term: t('field.organisation'), value: card.eduOrg?.name },
        { term: t('field.level'), value: card.level && t(`level.${card.level}`) },
        { term: t('field.kind'), value: t(`kind.${card.kind}`) },
        { term: t('field.issued'), value: dayOf(card.issuedAt) },
        { term: t('field.expires'), value: dayOf(card.expiresAt) },
      ]}
    />
  );
}

interface PreviousCardsProps {
  cards: Card['previous'];
}

/** The cards before this one; nothing for who has the first. */
function PreviousCards({ cards }: PreviousCardsProps) {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  if (cards.length === 0) return null;
  return (
    <Surface as="section" aria-labelledby="previous-cards">
      <Stack gap={4}>
        <h2 id="previous-cards" className={styles.title}>
          {t('previous.title')}
        </h2>
        <Stack as="ul" gap={3}>
          {cards.map(({ id, number, status, issuedAt }) => (
            <li key={id} className={styles.card}>
              <div>
                <p className={styles.number}>•••• {number.slice(-4)}</p>
                {issuedAt && (
                  <p className={styles.facts}>{t('previous.issued', { date: date(issuedAt) })}</p>
                )}
              </div>
              <CardStatus status={status} />
            </li>
          ))}
        </Stack>
      </Stack>
    </Surface>
  );
}

function CardScreenSkeleton() {
  return (
    <div className={styles.layout}>
      <Stack gap={5}>
        <CardSkeleton />
        <Skeleton width={220} height={44} radius="m" />
      </Stack>
      <SkeletonText lines={6} />
    </div>
  );
}

/** The electronic card; without one, what is missing and how to get it. */
export function CardScreen() {
  const { t } = useTranslation('participant');
  const { query, isNew } = useOwnCard();
  const isShowable = query.data?.qrToken !== null;
  const lead = query.data === null ? t('tasks.lead') : isShowable && t('card.lead');

  return (
    <Screen title={t('card.title')} lead={lead}>
      <QueryView
        query={query}
        isEmpty={(card) => card === null}
        empty={<CardTasks />}
        skeleton={<CardScreenSkeleton />}
      >
        {(card) =>
          card && (
            <div className={styles.layout}>
              <OwnCard card={card} query={query} isNew={isNew} />
              <Stack gap={4}>
                <Surface as="section" aria-label={t('card.details')}>
                  <CardDetails card={card} />
                </Surface>
                <PreviousCards cards={card.previous} />
                <p className={styles.note}>{t('card.note')}</p>
              </Stack>
            </div>
          )
        }
      </QueryView>
    </Screen>
  );
}
