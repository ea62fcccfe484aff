import type { CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ShownQr } from './CardBack';
import { useNow } from './useNow';

/** What a QR code of the card holds: a page that any camera opens, with the signed string at its end. */
const qrAddressOf = (token: string, origin: string) => `${origin}${cardPaths.verify(token)}`;

/** Of this site, as its visitors see it: the server that renders the page leaves it out. */
const useOrigin = () => useBrowserValue(() => window.location.origin, '');

// The server's minute less the way there and back: a code on the screen is always a valid one.
const rotationSeconds = 58;

interface QrRotation {
  secondsLeft: number;
  /** From 1, just issued, to 0, run out. */
  share: number;
  hasFailed: boolean;
  renew: () => void;
}

/** Counts a shown QR code down and asks for the next one when it runs out. */
function useQrRotation(query: UseQueryResult<Card | null>, isShown: boolean): QrRotation {
  const { dataUpdatedAt, fetchStatus, isError, refetch } = query;
  const now = useNow(isShown);
  // Counted from the arrival, not from `qrExpiresAt`: a device clock that is wrong would never match.
  const age = now - Math.floor(dataUpdatedAt / 1000);
  const secondsLeft = Math.min(rotationSeconds, Math.max(0, rotationSeconds - age));
  const isDue = isShown && secondsLeft === 0 && fetchStatus === 'idle' && !isError;

  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, refetch]);

  return {
    secondsLeft,
    share: secondsLeft / rotationSeconds,
    hasFailed: isShown && secondsLeft === 0 && (isError || fetchStatus === 'paused'),
    renew: () => void refetch(),
  };
}

interface Here {
  now: number;
  origin: string;
}

function offlineQr({ offlineToken, offlineExpiresAt }: Card, here: Here): ShownQr | null {
  if (!offlineToken || !offlineExpiresAt) return null;
  const secondsLeft = Math.max(0, Math.floor(Date.parse(offlineExpiresAt) / 1000) - here.now);
  return {
    token: qrAddressOf(offlineToken, here.origin),
    secondsLeft,
    share: 1,
    offlineUntil: offlineExpiresAt,
  };
}

/** The code that is printed beside the card. */
const paperOf = ({ offlineToken: token, offlineExpiresAt: until }: Card, origin: string) =>
  token && until ? { token: qrAddressOf(token, origin), until } : undefined;

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
export function useShownQr(card: Card, query: UseQueryResult<Card | null>, isShown: boolean) {
  useLiveCardSoon(card, query);
  const rotation = useQrRotation(query, card.qrToken !== null && isShown);
  const { hasFailed, renew, secondsLeft, share } = rotation;
  const origin = useOrigin();
  const offline = offlineQr(card, { now: useNow(isShown), origin });
  const live =
    card.qrToken === null ? null : { token: qrAddressOf(card.qrToken, origin), secondsLeft, share };
  const isStopgap = hasFailed && offline !== null && offline.secondsLeft > 0;
  const qr: ShownQr | null = isStopgap ? offline : (live ?? offline);
  return { qr, paper: paperOf(card, origin), hasFailed, renew };
}
