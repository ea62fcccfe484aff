import type { Call, CallInput, CallOutput, Tag } from '@campus/shared/contract/call';
import type { Api } from './createApi';

/** Path and input: of the input only its path parameters matter to those who read a key. */
export type CallKey = readonly [path: string, input: { params?: unknown }];

export interface CallQuery<C extends Call> {
  queryKey: CallKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<CallOutput<C>>;
  meta: { provides: readonly Tag[]; isPublic: boolean };
}

/** Key, fetcher and cache tags of a reading call; the key is `[call.path, input]`. */
export const queryOf = <C extends Call>(api: Api, call: C, input?: CallInput<C>): CallQuery<C> => ({
  queryKey: [call.path, input ?? {}],
  queryFn: ({ signal }) => api(call, input, { signal }),
  meta: { provides: call.provides ?? [], isPublic: call.access === 'public' },
});
