import type { Query, QueryClient } from '#real/react-query';
import { mayRetry } from '@campus/shared/api/createQueryClient';
import { isMissing } from '@campus/shared/api/isMissing';

const isWaiting = ({ state, options }: Query) =>
  state.status === 'pending' &&
  state.fetchStatus === 'idle' &&
  options.queryFn !== undefined &&
  (options as { enabled?: unknown }).enabled !== false;

/**
 * Milliseconds that a page waits for queries of its slots, from the first of them: on a busy machine
 * as much may pass before anything is asked. Those of its screen are always waited for.
 */
const patience = 150;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fetches the queries that the rendered tree waits for, and remembers in which slot each is asked.
 * With the call that reads what the page is about, where it is one record.
 */
export function createPrefetch(
  client: QueryClient,
  slotNow: () => number | undefined,
  record?: string,
) {
  const asked = new Set<Query>();
  const ofSlots = new Set<Query>();
  let late: Promise<void> | undefined;
  const untilLate = () => (late ??= pause(patience));
  let lacksAnswers = false;
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && slotNow() !== undefined) ofSlots.add(query as Query);
  });

  const isRecord = (query: Query) => query.queryKey[0] === record && !ofSlots.has(query);

  /**
   * A query that fails is reset, so that it is rendered as pending, as the browser renders it first.
   * That the record of the page is missing is an answer; anything else may be absent for a moment.
   */
  const ask = (query: Query) =>
    query.fetch().catch((error: Error) => {
      if (isMissing(error) && isRecord(query)) return;
      lacksAnswers ||= mayRetry(0, error);
      query.reset();
    });

  return {
    /** Says whether a query was new. One that comes too late for its slot is rendered as pending. */
    async run(): Promise<boolean> {
      const waiting = client
        .getQueryCache()
        .getAll()
        .filter((query) => isWaiting(query) && !asked.has(query));
      const answers = waiting.map((query) => {
        asked.add(query);
        const answer = ask(query);
        return ofSlots.has(query) ? Promise.race([answer, untilLate()]) : answer;
      });
      await Promise.all(answers);
      const missing = waiting.filter(({ state }) => state.fetchStatus !== 'idle');
      lacksAnswers ||= missing.length > 0;
      await Promise.all(missing.map((query) => query.cancel({ silent: true })));
      missing.forEach((query) => query.reset());
      return waiting.length > 0;
    },
    /** An answer is late, or did not come and soon may. */
    lacksAnswers: () => lacksAnswers,
  };
}
