import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queryOf } from './queryOf';
import { useApi } from './useApi';

/** Reads a call into the screen; while another filter loads, the previous answer stays. */
export function useCallQuery<C extends Call>(
  call: C,
  input?: CallInput<C>,
  options: { enabled?: boolean } = {},
): UseQueryResult<CallOutput<C>> {
  const query = queryOf(useApi(), call, input);
  return useQuery<CallOutput<C>>({ ...query, placeholderData: keepPreviousData, ...options });
}
