import { ApiError } from '@campus/shared/api/ApiError';
import type { QueryClient } from '@tanstack/react-query';

const patience = 4000;

/** Whether the product answers, which a browser that is connected to something does not know. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

interface Watch {
  queries: Pick<ReturnType<QueryClient['getQueryCache']>, 'subscribe'>;
  onLost: () => void;
  onBack: () => void;
}

const isUnanswered = (error: unknown) =>
  error instanceof ApiError && error.status === 'FETCH_ERROR';

const pause = 1000;

/** Tells when the network goes and comes: the browser says so, or calls remain without an answer. */
export function watchConnection({ queries, onLost, onBack }: Watch): () => void {
  let isLost = false;
  let isOver = false;
  let asking: ReturnType<typeof setInterval> | undefined;
  /** How often it was found out how the network is. */
  let findings = 0;

  function find() {
    findings += 1;
    clearInterval(asking);
    if (isLost) onBack();
    isLost = false;
  }
  function lose() {
    if (isLost) return;
    findings += 1;
    isLost = true;
    onLost();
    // While the browser itself knows that there is no network, it will say when there is.
    asking = setInterval(() => navigator.onLine && void check(), pause);
  }
  async function check() {
    const before = findings;
    const isThere = await isReachable();
    // A look that hangs for seconds is overtaken by those after it.
    if (isOver || findings !== before) return;
    if (isThere) find();
    else lose();
  }

  const stopListening = queries.subscribe((event) => {
    if (event.type !== 'updated' || !('error' in event.action)) return;
    // The first of several attempts says it already.
    if (!isLost && isUnanswered(event.action.error)) void check();
  });
  window.addEventListener('offline', lose);
  window.addEventListener('online', find);
  if (!navigator.onLine) lose();

  return () => {
    isOver = true;
    clearInterval(asking);
    stopListening();
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', find);
  };
}
