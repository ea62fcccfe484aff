import type { Tag } from '@campus/shared/contract/call';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';
import { hasTag, invalidateTags } from './invalidateTags';
import { mayRetry, retryPause } from './retryReads';

declare module '@tanstack/query-core' {
  interface Register {
    /** `isPublic`: everybody is answered the same. */
    queryMeta: { provides: readonly Tag[]; isPublic?: boolean };
    mutationMeta: { invalidates: readonly Tag[] };
  }
}

async function refresh(client: QueryClient, tags: readonly Tag[]) {
  // An answer already under way may be older than the write: without this it would win.
  await client.cancelQueries({ predicate: hasTag(tags), fetchStatus: 'fetching' });
  await invalidateTags(client, tags);
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
      // Somebody else has moved the record: who comes second sees what it is now.
      onError: (error, _input, _context, mutation) => {
        const tags = mutation.meta?.invalidates ?? [];
        const isMoved = error instanceof ApiError && error.code === 'STATE';
        if (isMoved && tags.length > 0) void refresh(client, tags);
      },
    }),
  });
  return client;
}
