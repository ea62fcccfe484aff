import type { Api } from '@campus/shared/api/createApi';
import { isMissing } from '@campus/shared/api/isMissing';
import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  listMyNotifications,
  readMyNotifications,
} from '@campus/shared/contract/notifications/calls';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { unreadInput, useUnread } from '@campus/shared/remote/useUnread';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

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

const size = 100;

/** One by one, for a server that cannot mark all at once; what is left unread then. */
async function markEach(
  api: Api,
  onRead: (id: string) => void,
  skip = 0,
): Promise<{ unread: number }> {
  const { items, total, ...left } = await api(listMyNotifications, { query: { skip, size } });
  let { unread } = left;
  for (const { id, readAt } of items) {
    if (readAt) continue;
    ({ unread } = await api(listMyNotifications, { query: { size: 1, readId: id } }));
    onRead(id);
  }
  const isDone = unread === 0 || skip + size >= total;
  return isDone ? { unread } : markEach(api, onRead, skip + size);
}

/**
 * Marks all messages as read, and says so. It is offered while something is unread, and stays after a
 * press, which leaves the focus on it.
 */
export function useMarkAllRead() {
  const { t } = useTranslation('shared');
  const api = useApi();
  const client = useQueryClient();
  const notify = useClientStore((state) => state.notify);
  const failed = useFailureNotice();
  const showRead = useShownRead();
  const unread = useUnread();
  const { queryKey: bell } = queryOf(api, listMyNotifications, unreadInput);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: (until: string | undefined) =>
      api(readMyNotifications, { query: { until } }).catch((error: unknown) => {
        if (isMissing(error)) return markEach(api, (id) => showRead((one) => one.id === id));
        throw error;
      }),
  });
  const markAll = async () => {
    // What nobody was told of yet stays unread: it may have come since.
    const until = client.getQueryData<Page>(bell)?.items[0]?.sentAt;
    try {
      const left = await mutateAsync(until);
      client.setQueryData<Page>(bell, (page) => page && { ...page, ...left });
      if (left.unread > 0)
        return void client.invalidateQueries({ queryKey: [listMyNotifications.path] });
      showRead(() => true);
      notify({ tone: 'success', text: t('inbox.allRead') });
    } catch (error) {
      failed(error, t('inbox.notMarked'));
    }
  };
  const button = {
    busy: isPending,
    'aria-disabled': unread === 0 || undefined,
    onClick: () => void markAll(),
    children: t('inbox.readAll'),
  };
  return { isOffered: unread > 0 || isPending || isSuccess, button };
}
