import type { CampusCard as Card } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ShownQr } from './CardBack';
import { useNow } from './useNow';

/** What a QR code of the card holds: a page that any camera opens, with the signed string at its end. */
const qrAddressOf = (token: string) => `${window.location.origin}${cardPaths.verify(token)}`;

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
export function useShownQr(card: Card, query: UseQueryResult<Card | null>, isShown: boolean) {
  useLiveCardSoon(card, query);
  const rotation = useQrRotation(query, card.qrToken !== null && isShown);
  const { hasFailed, renew, secondsLeft, share } = rotation;
  const offline = offlineQr(card, useNow(isShown));
  const live =
    card.qrToken === null ? null : { token: qrAddressOf(card.qrToken), secondsLeft, share };
  const isStopgap = hasFailed && offline !== null && offline.secondsLeft > 0;
  const qr: ShownQr | null = isStopgap ? offline : (live ?? offline);
  return { qr, hasFailed, renew };
}

/** The code that is printed beside the card. */
export const paperOf = ({ offlineToken: token, offlineExpiresAt: until }: Card) =>
  token && until ? { token: qrAddressOf(token), until } : undefined;
