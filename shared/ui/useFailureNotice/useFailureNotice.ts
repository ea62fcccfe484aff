import { ApiError } from '@campus/shared/api/ApiError';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useCallback } from 'react';

/** Says that an action has failed: in the server's words with the id for support, or in ours. */
export function useFailureNotice() {
  const notify = useClientStore((state) => state.notify);
  return useCallback(
    (error: unknown, text: string) => {
      const known = error instanceof ApiError ? error : undefined;
      notify({ tone: 'danger', text: known?.message ?? text, requestId: known?.requestId });
    },
    [notify],
  );
}
