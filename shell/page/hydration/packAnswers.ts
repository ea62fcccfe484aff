import { dehydrate, hydrate, type DehydratedState } from '#real/react-query';
import { ApiError } from '@campus/shared/api/ApiError';
import { isMissing } from '@campus/shared/api/isMissing';
import type { QueryClient } from '@tanstack/react-query';
import { whenHydrated } from './Hydrated';

type Packed = DehydratedState['queries'][number];

/** An error itself is no JSON; the id of a request is of one reader, and the page is for many. */
function withoutClass(query: Packed): Packed {
  const { error } = query.state;
  if (!(error instanceof ApiError)) return query;
  const { name, message, status, code } = error;
  const told = { name, message, status, code };
  return { ...query, state: { ...query.state, error: told, fetchFailureReason: null } };
}

function withClass(query: Packed): Packed {
  const { error } = query.state;
  if (!error) return query;
  const { message, status, code } = error as ApiError;
  return { ...query, state: { ...query.state, error: new ApiError(status, message, { code }) } };
}

/** The answers that a page was rendered with as JSON, also that the record of the page is missing. */
export function packAnswers(client: QueryClient): DehydratedState {
  const { queries, mutations } = dehydrate(client, {
    shouldDehydrateQuery: ({ state }) => state.status === 'success' || isMissing(state.error),
  });
  return { mutations, queries: queries.map(withoutClass) };
}

/** Takes over what the server has packed, so that nothing is asked again while the page hydrates. */
export function unpackAnswers(client: QueryClient, { queries, mutations }: DehydratedState) {
  const missing = queries.filter(({ state }) => state.error);
  const setDefaults = (defaults: { retryOnMount?: boolean }) =>
    missing.forEach(({ queryKey }) => client.setQueryDefaults(queryKey, defaults));
  setDefaults({ retryOnMount: false });
  // Whoever leaves a missing record and comes back asks for it.
  void whenHydrated().then(() => setDefaults({}));
  hydrate(client, { mutations, queries: queries.map(withClass) });
}
