import { followLive } from '@campus/shared/api/followLive';
import { invalidateTags } from '@campus/shared/api/invalidateTags';
import { useApi } from '@campus/shared/api/useApi';
import { followSession } from '@campus/shared/contract/auth/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

interface SessionEvents {
  ready: object;
  reload: object;
}

/**
 * A role that is changed and access that is closed act at once on a page that is looked at: the
 * stream ends with the session, and opening it again finds out. Where there is none the page asks now
 * and then who it is.
 */
export function useSessionWatch(isStaff: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isStaff) return undefined;
    return followLive<SessionEvents>({
      open: (_, signal) => api(followSession, undefined, { signal }),
      onLive: () => undefined,
      onEvent: () => void invalidateTags(queryClient, ['GetUserProfile']),
    });
  }, [isStaff, api, queryClient]);
}
