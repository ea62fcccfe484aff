import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { ApiError } from './ApiError';
import { useApi } from './useApi';

/**
 * A writing call as a mutation; the tags that the contract names are refreshed after it. What a login
 * changes is asked anew when its token is kept: before that it would be asked without.
 */
export function useCall<C extends Call>(
  call: C,
): UseMutationResult<CallOutput<C>, ApiError, CallInput<C>> {
  const api = useApi();
  return useMutation({
    mutationFn: (input: CallInput<C>) => api(call, input),
    meta: { invalidates: call.isLogin ? [] : (call.invalidates ?? []) },
  });
}
