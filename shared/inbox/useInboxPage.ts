import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { unreadInput } from '@campus/shared/remote/useUnread';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

const minute = 60_000;

/**
 * One page of the inbox; what it shows is marked as seen, and the bell learns at once how much is
 * unread, and asks itself for the newest message where the page may not have it.
 */
export function useInboxPage(
  page: CallInput<typeof listMyNotifications>['query'],
): UseQueryResult<CallOutput<typeof listMyNotifications>> {
  const api = useApi();
  const client = useQueryClient();
  const query = queryOf(api, listMyNotifications, { query: { ...page, seen: true } });
  const { queryKey: bell } = queryOf(api, listMyNotifications, unreadInput);
  const hasNewest = !page?.skip && !page?.kind && !page?.isUnread;
  return useQuery({
    ...query,
    queryFn: async (context) => {
      const found = await query.queryFn(context);
      if (hasNewest) client.setQueryData(bell, found);
      else void client.invalidateQueries({ queryKey: bell });
      return found;
    },
    // Opened again, it asks again, and what another device has read meanwhile is asked for, too.
    gcTime: 0,
    refetchInterval: 3 * minute,
    placeholderData: (previous) => previous,
  });
}
