import type { Tag } from '@campus/shared/contract/call';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, type ApiStatus } from './ApiError';
import { refreshTags } from './invalidateTags';

const attempts = 3;
const passing: readonly ApiStatus[] = ['FETCH_ERROR', 502, 503, 504];
const firstPause = 400;
const growth = 3;
const longest = 5000;

const isAskedToWaitLong = ({ retryAfter = 0 }: ApiError) => retryAfter > longest;

/** A read is tried three times where the failure may pass by itself, and the wait is a short one. */
export const mayRetry = (failures: number, error: Error) =>
  failures < attempts - 1 &&
  error instanceof ApiError &&
  passing.includes(error.status) &&
  !isAskedToWaitLong(error);

/** Spread out, so that all who met the same failure do not come back at the same moment. */
export function retryPause(failures: number, error: Error) {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  const usual = firstPause * growth ** failures * (0.75 + Math.random() / 2);
  return Math.min(longest, Math.max(asked, usual));
}

declare module '@tanstack/query-core' {
  interface Register {
    /** `isPublic`: everybody is answered the same. */
    queryMeta: { provides: readonly Tag[]; isPublic?: boolean };
    mutationMeta: { invalidates: readonly Tag[] };
  }
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
      // Nobody knows whether a write that failed has been done, so only a person repeats it. Without a
      // network it fails in words at once; by default it would hang in silence, and be sent later.
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _input, _context, mutation) => {
        const tags = mutation.meta?.invalidates ?? [];
        if (tags.length > 0) void refreshTags(client, tags);
      },
      // Somebody else has moved the record: who comes second sees what it is now. Not so where they
      // have saved it (VERSION): a form would go on over a version that nobody has compared yet.
      onError: (error, _input, _context, mutation) => {
        const tags = mutation.meta?.invalidates ?? [];
        const isMoved = error instanceof ApiError && error.code === 'STATE';
        if (isMoved && tags.length > 0) void refreshTags(client, tags);
      },
    }),
  });
  return client;
}
