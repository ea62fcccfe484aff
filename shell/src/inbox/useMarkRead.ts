import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { CallOutput } from '@campus/shared/contract/call';
import { listMyNotifications } from '@campus/shared/contract/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { unreadInput } from './unreadInput';

type Page = CallOutput<typeof listMyNotifications>;

/** Marks a message as read: here at once, on the server behind the reader's back. */
export function useMarkRead() {
  const api = useApi();
  const client = useQueryClient();
  return (id: string) => {
    const readAt = new Date().toISOString();
    client.setQueriesData<Page>(
      { queryKey: [listMyNotifications.path] },
      (page) =>
        page && {
          ...page,
          items: page.items.map((item) => (item.id === id ? { ...item, readAt } : item)),
        },
    );
    // Nobody waits for it, and a mark that was lost is no reason to disturb.
    void api(listMyNotifications, { query: { size: 1, readId: id } }).then(
      (page) => client.setQueryData(queryOf(api, listMyNotifications, unreadInput).queryKey, page),
      () => undefined,
    );
  };
}
