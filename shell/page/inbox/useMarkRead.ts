import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  listMyNotifications,
  readMyNotifications,
} from '@campus/shared/contract/notifications/calls';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unreadInput } from './useUnread';

type Page = CallOutput<typeof listMyNotifications>;

/** Marks what is on the page as read, without asking for it anew. */
function useShownRead() {
  const client = useQueryClient();
  return (isMeant: (message: InboxMessage) => boolean) => {
    const readAt = new Date().toISOString();
    const markOne = (message: InboxMessage) =>
      isMeant(message) && !message.readAt ? { ...message, readAt } : message;
    client.setQueriesData<Page>(
      { queryKey: [listMyNotifications.path] },
      (page) => page && { ...page, items: page.items.map(markOne) },
    );
  };
}

/** Marks a message as read: here at once, on the server behind the reader’s back. */
export function useMarkRead() {
  const api = useApi();
  const client = useQueryClient();
  const showRead = useShownRead();
  return (id: string) => {
    showRead((message) => message.id === id);
    // Nobody waits for it, and a mark that was lost is no reason to disturb.
    void api(listMyNotifications, { query: { size: 1, readId: id } }).then(
      (page) => client.setQueryData(queryOf(api, listMyNotifications, unreadInput).queryKey, page),
      () => undefined,
    );
  };
}

/** Marks all messages as read, and says so. */
export function useMarkAllRead() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const client = useQueryClient();
  const notify = useClientStore((state) => state.notify);
  const failed = useFailureNotice();
  const showRead = useShownRead();
  const { mutateAsync, isPending, isSuccess } = useCall(readMyNotifications);
  const markAll = async () => {
    try {
      const { unread } = await mutateAsync({});
      showRead(() => true);
      client.setQueryData<Page>(
        queryOf(api, listMyNotifications, unreadInput).queryKey,
        (page) => page && { ...page, unread },
      );
      notify({ tone: 'success', text: t('inbox.allRead') });
    } catch (error) {
      failed(error, t('inbox.notMarked'));
    }
  };
  return { markAll, isMarking: isPending, isDone: isSuccess };
}
