import { useCall } from '@campus/shared/api/useCall';
import type { CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { createTicket } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownQr } from '../campusCard/CardBack';
import { CampusCard } from '../campusCard/CampusCard';
import { PresentCard } from '../campusCard/PresentCard';
import { useNow } from '../campusCard/useNow';
import { CardNotice } from './CardNotice';
import styles from './OwnCard.module.css';

/** What a QR code of the card holds: a page that any camera opens, with the signed string at its end. */
const qrAddressOf = (token: string) => `${window.location.origin}${cardPaths.verify(token)}`;

// The server's minute less the way there and back: a code on the screen is always a valid one.
const lifeSeconds = 58;

interface QrLife {
  secondsLeft: number;
  /** From 1, just issued, to 0, run out. */
  share: number;
  hasFailed: boolean;
  renew: () => void;
}

/** Counts a shown QR code down and asks for the next one when it runs out. */
function useQrLife(query: UseQueryResult<Card | null>, isShown: boolean): QrLife {
  const { dataUpdatedAt, fetchStatus, isError, refetch } = query;
  const now = useNow(isShown);
  // Counted from the arrival, not from `qrExpiresAt`: a device clock that is wrong would never match.
  const age = now - Math.floor(dataUpdatedAt / 1000);
  const secondsLeft = Math.min(lifeSeconds, Math.max(0, lifeSeconds - age));
  const isDue = isShown && secondsLeft === 0 && fetchStatus === 'idle' && !isError;

  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, refetch]);

  return {
    secondsLeft,
    share: secondsLeft / lifeSeconds,
    hasFailed: isShown && secondsLeft === 0 && (isError || fetchStatus === 'paused'),
    renew: () => void refetch(),
  };
}

function offlineQr({ offlineToken, offlineExpiresAt }: Card, now: number): ShownQr | null {
  if (!offlineToken || !offlineExpiresAt) return null;
  const secondsLeft = Math.max(0, Math.floor(Date.parse(offlineExpiresAt) / 1000) - now);
  return {
    token: qrAddressOf(offlineToken),
    secondsLeft,
    share: 1,
    offlineUntil: offlineExpiresAt,
  };
}

const pause = 2000;

/** A network that is back does not tell the worker at once: the kept copy may answer once more. */
function useLiveCardSoon({ qrToken, offlineToken }: Card, query: UseQueryResult) {
  const { dataUpdatedAt, errorUpdatedAt, fetchStatus, refetch } = query;
  const isKept = qrToken === null && offlineToken !== null;
  useEffect(() => {
    if (!isKept || fetchStatus !== 'idle') return;
    const timer = setTimeout(() => void refetch(), pause);
    return () => clearTimeout(timer);
  }, [isKept, fetchStatus, dataUpdatedAt, errorUpdatedAt, refetch]);
}

/**
 * The code that is good now: the live one, or the one for three days where the live one cannot be
 * renewed. What this browser has kept for offline comes without a live code.
 */
function useShownQr(card: Card, query: UseQueryResult<Card | null>, isShown: boolean) {
  useLiveCardSoon(card, query);
  const life = useQrLife(query, card.qrToken !== null && isShown);
  const { hasFailed, renew, secondsLeft, share } = life;
  const offline = offlineQr(card, useNow(isShown));
  const live =
    card.qrToken === null ? null : { token: qrAddressOf(card.qrToken), secondsLeft, share };
  const isStopgap = hasFailed && offline !== null && offline.secondsLeft > 0;
  const qr: ShownQr | null = isStopgap ? offline : (live ?? offline);
  return { qr, hasFailed, renew };
}

/** Blocks the card at once: that is what a ticket about a lost one does. */
function LostCard({ card }: { card: Card }) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useCall(createTicket);

  const report = () => {
    const end = card.number.slice(-4);
    const body = {
      category: 'CARD_LOST',
      subject: t('lost.subject', { end }),
      text: t('lost.message', { end }),
    } as const;
    mutate(
      { body },
      {
        onSuccess: ({ number }) => {
          setAsked(false);
          notify({ tone: 'success', text: t('lost.done', { number }) });
        },
      },
    );
  };
  const close = () => {
    reset();
    setAsked(false);
  };
  return (
    <>
      <Button variant="ghost" icon="lock" onClick={() => setAsked(true)}>
        {t('lost.action')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={t('lost.title')}
        text={t('lost.text')}
        confirmLabel={t('lost.confirm')}
        busy={isPending}
        onConfirm={report}
        onCancel={close}
      >
        {error && (
          <Banner tone="danger">
            <p>{error.message}</p>
            <TextLink to={supportPaths.newTicket('CARD_LOST')}>{t('lost.write')}</TextLink>
          </Banner>
        )}
      </ConfirmDialog>
    </>
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
    <div role="status" className={styles.notice} data-tone={isOver ? 'warning' : 'info'}>
      <h2 className={styles.title}>{t(isOver ? 'qr.offline.overTitle' : 'qr.offline.title')}</h2>
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
    <div role="alert" className={styles.notice} data-tone="warning">
      <h2 className={styles.title}>{t('qr.failure.title')}</h2>
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

/** The card as one uses it: turn it over, show it to somebody, print it, report it lost. */
export function OwnCard({ card, query, isNew }: OwnCardProps) {
  const { t } = useTranslation('participant');
  const [isTurned, setTurned] = useState(false);
  const [isPresented, setPresented] = useState(false);
  const { qr, hasFailed, renew } = useShownQr(card, query, isTurned || isPresented);

  return (
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
      {isPresented && qr && <PresentCard card={card} qr={qr} onClose={() => setPresented(false)} />}
    </Stack>
  );
}
