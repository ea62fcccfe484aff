import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getCampusCard, type CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CampusCard } from '../campusCard/CampusCard';
import { CardSkeleton } from '../campusCard/CardSkeleton';
import { CardStatus } from '../campusCard/CardStatus';
import { PresentCard } from '../campusCard/PresentCard';
import notice from './CardNotice.module.css';
import { CardTasks } from './CardTasks';
import { LostCard } from './LostCard';
import styles from './OwnCard.module.css';
import previous from './PreviousCards.module.css';
import { qrAddressOf, useShownQr } from './useShownQr';

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
        { term: t('field.organisation'), value: card.eduOrg.name },
        { term: t('field.level'), value: t(`level.${card.level}`) },
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
        <h2 id="previous-cards" className={previous.title}>
          {t('previous.title')}
        </h2>
        <Stack as="ul" gap={3}>
          {cards.map(({ id, number, status, issuedAt }) => (
            <li key={id} className={previous.card}>
              <div>
                <p className={previous.number}>•••• {number.slice(-4)}</p>
                {issuedAt && (
                  <p className={previous.facts}>{t('previous.issued', { date: date(issuedAt) })}</p>
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

interface CardNoticeProps {
  card: Card;
}

const toneOf = (status: Card['status']) => (status === 'BLOCKED' ? 'danger' : 'info');

/** What the ticket is about that the notice leads to. */
const topicOf = ({ blockReason }: Card) => (blockReason === 'STUDY_ENDED' ? 'STUDY' : 'CARD');

/** Why the card cannot be used now, and what to do about it. */
function CardNotice({ card }: CardNoticeProps) {
  const { t } = useTranslation('participant');
  const isLost = card.status === 'BLOCKED' && card.blockReason === 'LOST';
  const { data: own } = useCallQuery(
    listMyApplications,
    { query: { type: 'ESK_CARD' } },
    { enabled: isLost },
  );
  const isAppliedFor = !!own?.items.some(({ status }) => status === 'NEW');
  const renewal = isAppliedFor ? applicationPaths.own() : applicationPaths.apply('ESK_CARD');
  const key = card.status === 'BLOCKED' ? `BLOCKED.${card.blockReason ?? 'STAFF'}` : card.status;
  return (
    <section className={notice.notice} data-tone={toneOf(card.status)}>
      <h2 className={notice.title}>{t(`notice.${key}.title`)}</h2>
      <p>{t(`notice.${key}.text`)}</p>
      {isLost && (
        <ButtonLink to={renewal} size="s" icon="card">
          {t(isAppliedFor ? 'notice.applied' : 'notice.renew')}
        </ButtonLink>
      )}
      {card.status !== 'ISSUING' && (
        <ButtonLink to={supportPaths.newTicket(topicOf(card))} size="s" variant="ghost" icon="mail">
          {t('notice.contact')}
        </ButtonLink>
      )}
    </section>
  );
}

interface OfflineNoticeProps {
  isOver: boolean;
  until: string;
  onRetry: () => void;
}

/** What the card can do without the network, and until when. */
function OfflineNotice({ isOver, until, onRetry }: OfflineNoticeProps) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  const date = dateTime(until);
  return (
    <div role="status" className={notice.notice} data-tone={isOver ? 'warning' : 'info'}>
      <h2 className={notice.title}>{t(isOver ? 'qr.offline.overTitle' : 'qr.offline.title')}</h2>
      <p>{t(isOver ? 'qr.offline.overText' : 'qr.offline.text', { date })}</p>
      <Button size="s" variant="ghost" icon="retry" onClick={onRetry}>
        {t('qr.offline.retry')}
      </Button>
    </div>
  );
}

interface QrFailureProps {
  onRetry: () => void;
}

/** The code ran out and the next one did not come. */
function QrFailure({ onRetry }: QrFailureProps) {
  const { t } = useTranslation('participant');
  return (
    <div role="alert" className={notice.notice} data-tone="warning">
      <h2 className={notice.title}>{t('qr.failure.title')}</h2>
      <p>{t('qr.failure.text')}</p>
      <Button size="s" icon="retry" onClick={onRetry}>
        {t('qr.failure.retry')}
      </Button>
    </div>
  );
}

const paperOf = ({ offlineToken: token, offlineExpiresAt: until }: Card) =>
  token && until ? { token: qrAddressOf(token), until } : undefined;

interface OwnCardProps {
  card: Card;
  query: UseQueryResult<Card | null>;
  /** It was not there a moment ago. */
  isNew: boolean;
}

/** The card as one uses it: turn it over, show it to somebody, print it. */
function OwnCard({ card, query, isNew }: OwnCardProps) {
  const { t } = useTranslation('participant');
  const [isTurned, setTurned] = useState(false);
  const [isPresented, setPresented] = useState(false);
  const { qr, hasFailed, renew } = useShownQr(card, query, isTurned || isPresented);

  return (
    <div className={styles.layout}>
      <Stack gap={6}>
        <div data-print="alone">
          <CampusCard
            card={card}
            qr={qr}
            paper={paperOf(card)}
            isTurned={isTurned}
            onTurn={setTurned}
            isNew={isNew}
          />
        </div>
        {qr?.offlineUntil ? (
          <OfflineNotice isOver={qr.secondsLeft === 0} until={qr.offlineUntil} onRetry={renew} />
        ) : (
          hasFailed && <QrFailure onRetry={renew} />
        )}
        {card.status !== 'ACTIVE' && <CardNotice card={card} />}
        <div className={styles.actions}>
          {qr && (
            <Button icon="eye" onClick={() => setPresented(true)}>
              {t('card.present')}
            </Button>
          )}
          <Button variant="ghost" icon="print" onClick={() => window.print()}>
            {t('card.print')}
          </Button>
          {card.status === 'ACTIVE' && <LostCard card={card} />}
        </div>
      </Stack>
      <Stack gap={4}>
        <Surface as="section" aria-label={t('card.details')}>
          <CardDetails card={card} />
        </Surface>
        <PreviousCards cards={card.previous} />
        <p className={styles.note}>{t('card.note')}</p>
      </Stack>
      {isPresented && qr && <PresentCard card={card} qr={qr} onClose={() => setPresented(false)} />}
    </div>
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
  const query = useCallQuery(getCampusCard);
  const [hadNone, setHadNone] = useState(false);
  if (query.data === null && !hadNone) setHadNone(true);
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
        {(card) => card && <OwnCard card={card} query={query} isNew={hadNone} />}
      </QueryView>
    </Screen>
  );
}
