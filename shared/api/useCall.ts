import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApiError } from './ApiError';
import { useApi } from './useApi';

interface Options {
  /** Each is sent when the one before has its answer: of two quick presses the later one stands. */
  inOrder?: boolean;
}

/**
 * A writing call as a mutation; the tags that the contract names are refreshed after it. What a login
 * changes is asked anew when its token is kept: before that it would be asked without.
 */
export function useCall<C extends Call>(
  call: C,
  { inOrder = false }: Options = {},
): UseMutationResult<CallOutput<C>, ApiError, CallInput<C>> {
  const api = useApi();
  const id = useId();
  return useMutation({
    mutationFn: (input: CallInput<C>) => api(call, input),
    ...(inOrder && { scope: { id } }),
    meta: { invalidates: call.isLogin ? [] : (call.invalidates ?? []) },
  });
}
