import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf, type CallKey } from './queryOf';
import { useApi } from './useApi';

/** What an answer is about, in whichever filter and page: another path parameter is another record. */
const subjectOf = ([path, { params }]: CallKey) => JSON.stringify([path, params]);

/** Reads a call into the screen; while another filter loads, the previous answer stays. */
export function useCallQuery<C extends Call>(
  call: C,
  input?: CallInput<C>,
  /**
   * `refetchInterval` in milliseconds, while the page is looked at; `gcTime` 0 where an old answer
   * must not be shown again.
   */
  options: { enabled?: boolean; refetchInterval?: number; gcTime?: number } = {},
): UseQueryResult<CallOutput<C>> {
  const query = queryOf(useApi(), call, input);
  return useQuery<CallOutput<C>, Error, CallOutput<C>, CallKey>({
    ...query,
    placeholderData: (previous, before) =>
      before && subjectOf(before.queryKey) === subjectOf(query.queryKey) ? previous : undefined,
    ...options,
  });
}
