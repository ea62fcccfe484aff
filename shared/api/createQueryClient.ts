import type { Tag } from '@campus/shared/contract/call';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { mayRetry, retryPause } from './retryReads';

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: { provides: readonly Tag[] };
    mutationMeta: { invalidates: readonly Tag[] };
  }
}

async function refresh(client: QueryClient, tags: readonly Tag[]) {
  const predicate = (query: { meta?: { provides: readonly Tag[] } }) =>
    (query.meta?.provides ?? []).some((tag) => tags.includes(tag));
  // An answer already under way may be older than the write: without this it would win.
  await client.cancelQueries({ predicate, fetchStatus: 'fetching' });
  await client.invalidateQueries({ predicate, refetchType: 'active' });
}

/** The page's one cache: unused answers live for a minute, writes refresh what they changed. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: retryPause,
        refetchOnWindowFocus: false,
      },
      // Nobody knows whether a write that failed has been done, so only a person repeats it.
      mutations: { retry: false },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, mutation) => {
        const tags = mutation.meta?.invalidates ?? [];
        if (tags.length > 0) void refresh(client, tags);
      },
    }),
  });
  return client;
}
