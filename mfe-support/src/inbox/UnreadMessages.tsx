import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { MessageList } from '@campus/shared/inbox/MessageList';
import { useMarkRead } from '@campus/shared/inbox/useMarkRead';
import { AsideCard } from '@campus/shared/progress/AsideCard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

const most = 3;

const none: ReadonlySet<string> = new Set();

/** What a participant was told and has not read, the newest of it; the inbox has all. */
export function UnreadMessages() {
  const { t } = useTranslation('support');
  const markRead = useMarkRead();
  /** One that leads nowhere is read in its place: it stays there for as long as somebody does. */
  const [readHere, setReadHere] = useState(none);
  const query = useCallQuery(
    listMyNotifications,
    { query: { size: most, isUnread: true } },
    // Whoever comes back sees the next ones in place of those that were read.
    { gcTime: 0 },
  );
  const isShown = ({ id, readAt }: InboxMessage) => !readAt || readHere.has(id);
  const onRead = (id: string) => {
    setReadHere((before) => new Set([...before, id]));
    markRead(id);
  };
  return (
    <AsideCard
      title={t('inbox.unread')}
      all={{ to: notificationPaths.inbox(), label: t('inbox.all') }}
      query={query}
      isEmpty={({ items }) => !items.some(isShown)}
      emptyText={t('inbox.unreadNone')}
    >
      {({ items }) => <MessageList messages={items.filter(isShown)} onRead={onRead} />}
    </AsideCard>
  );
}
