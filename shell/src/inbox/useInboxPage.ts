import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { listMyNotifications } from '@campus/shared/contract/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messagesOnPage } from './messagesOnPage';
import { unreadInput } from './unreadInput';

/** One page of the inbox; what it shows is marked as seen, and the bell learns of it at once. */
export function useInboxPage(skip: number) {
  const api = useApi();
  const client = useQueryClient();
  const query = queryOf(api, listMyNotifications, {
    query: { skip, size: messagesOnPage, seen: true },
  });
  return useQuery({
    ...query,
    queryFn: async (context) => {
      const page = await query.queryFn(context);
      client.setQueryData(queryOf(api, listMyNotifications, unreadInput).queryKey, page);
      return page;
    },
    // Opened again, it asks again.
    gcTime: 0,
  });
}
