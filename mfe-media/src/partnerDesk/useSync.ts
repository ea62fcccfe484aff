import { ApiError } from '@campus/shared/api/ApiError';
import { useCall } from '@campus/shared/api/useCall';
import { syncPartners } from '@campus/shared/contract/partners';
import { useRef } from 'react';
import { pauseBetween, type SyncRun } from './syncRun';
import { useFollowedRun } from './useFollowedRun';

/** Clocks differ, and seconds are rounded; the run before was much earlier anyway. */
const margin = 60_000;

/** A refusal that tells when the next may begin also tells when the last one did. */
function metRun({ retryAfter }: ApiError): SyncRun | undefined {
  if (retryAfter === undefined) return undefined;
  const againAt = Date.now() + retryAfter;
  const startedAt = new Date(againAt - pauseBetween - margin).toISOString();
  return { startedAt, againAt, isForeign: true, last: null };
}

/** Synchronisation: what is known of it, and its start. */
export function useSync() {
  const followed = useFollowedRun();
  const { mutateAsync, isPending, error, reset } = useCall(syncPartners);
  const isStarting = useRef(false);

  const start = async () => {
    // Two presses can come before the first one has made the button busy.
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      const { startedAt, last } = await mutateAsync({});
      followed.keep({ startedAt, last, againAt: Date.now() + pauseBetween });
    } catch (refusal) {
      const met = refusal instanceof ApiError && refusal.status === 429 && metRun(refusal);
      if (!met) return;
      followed.keep(met);
      reset();
    } finally {
      isStarting.current = false;
    }
  };
  return { ...followed, start, isStarting: isPending, refusal: error };
}
