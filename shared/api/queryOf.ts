import type { Call, CallInput, CallOutput, Tag } from '@campus/shared/contract/call';
import type { Api } from './createApi';

interface CallQuery<C extends Call> {
  queryKey: readonly [path: string, input: object];
  queryFn: (context: { signal: AbortSignal }) => Promise<CallOutput<C>>;
  meta: { provides: readonly Tag[] };
}

/** Key, fetcher and cache tags of a reading call; the key is `[call.path, input]`. */
export const queryOf = <C extends Call>(api: Api, call: C, input?: CallInput<C>): CallQuery<C> => ({
  queryKey: [call.path, input ?? {}],
  queryFn: ({ signal }) => api(call, input, { signal }),
  meta: { provides: call.provides ?? [] },
});
