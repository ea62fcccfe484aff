import type { Query, QueryClient } from '#real/react-query';

const isWaiting = ({ state, options }: Query) =>
  state.status === 'pending' &&
  state.fetchStatus === 'idle' &&
  options.queryFn !== undefined &&
  (options as { enabled?: unknown }).enabled !== false;

/** What was not answered is drawn as the browser sees it first: on its way. */
const ask = (query: Query) => query.fetch().catch(() => query.reset());

/** Asks for whatever the tree has looked for; says whether there was anything new. */
export async function answerAll(client: QueryClient, asked: Set<Query>): Promise<boolean> {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((query) => isWaiting(query) && !asked.has(query));
  waiting.forEach((query) => asked.add(query));
  await Promise.all(waiting.map(ask));
  return waiting.length > 0;
}
