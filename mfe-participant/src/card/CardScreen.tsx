import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { CampusCard } from '@campus/shared/card/CampusCard';
import { CardSkeleton } from '@campus/shared/card/CardSkeleton';
import { PresentCard } from '@campus/shared/card/PresentCard';
import { getCampusCard, type CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { Button } from '@campus/shared/ui/Button';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardDetails } from './CardDetails';
import { CardNotice } from './CardNotice';
import { CardTasks } from './CardTasks';
import { LostCard } from './LostCard';
import { OfflineNotice } from './OfflineNotice';
import { PreviousCards } from './PreviousCards';
import styles from './OwnCard.module.css';
import qrFailureStyles from './CardNotice.module.css';
import { qrAddressOf } from './qrAddressOf';
import { useShownQr } from './useShownQr';

interface QrFailureProps {
  onRetry: () => void;
}

/** The code ran out and the next one did not come. */
function QrFailure({ onRetry }: QrFailureProps) {
  const { t } = useTranslation('participant');
  return (
    <div role="alert" className={qrFailureStyles.notice} data-tone="warning">
      <h2 className={qrFailureStyles.title}>{t('qr.failure.title')}</h2>
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
