import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { useQuery } from '@tanstack/react-query';

/** The lightest question that tells how many messages are unread: it has the number and one message. */
export const unreadInput = { query: { size: 1 } };

const minute = 60_000;

/**
 * How many messages are not read, asked anew while somebody looks at the page and the network is
 * there. A number that could not be checked is not shown: it may be wrong.
 */
export function useUnread(): number {
  const { data, isError } = useQuery({
    ...queryOf(useApi(), listMyNotifications, unreadInput),
    staleTime: minute,
    refetchOnWindowFocus: true,
    refetchInterval: 3 * minute,
  });
  return data && !isError ? data.unread : 0;
}
