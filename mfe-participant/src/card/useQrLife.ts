import { useNow } from '@campus/shared/card/useNow';
import type { CampusCard } from '@campus/shared/contract/participants';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

// The server's minute less the way there and back: a code on the screen is always a valid one.
const lifeSeconds = 58;

export interface QrLife {
  secondsLeft: number;
  /** From 1, just issued, to 0, run out. */
  share: number;
  hasFailed: boolean;
  renew: () => void;
}

/** Counts a shown QR code down and asks for the next one when it runs out. */
export function useQrLife(query: UseQueryResult<CampusCard | null>, isShown: boolean): QrLife {
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
