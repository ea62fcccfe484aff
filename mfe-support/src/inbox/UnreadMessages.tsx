import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { MessageList } from '@campus/shared/inbox/MessageList';
import { useMarkRead } from '@campus/shared/inbox/useMarkRead';
import { AsideCard } from '@campus/shared/progress/AsideCard';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

const most = 3;

/** What a participant was told and has not read, the newest of it; the inbox has all. */
export function UnreadMessages() {
  const { t } = useTranslation('support');
  const markRead = useMarkRead();
  const query = useCallQuery(listMyNotifications, { query: { size: most, isUnread: true } });
  return (
    <AsideCard
      title={t('inbox.unread')}
      all={{ to: notificationPaths.inbox(), label: t('inbox.all') }}
      query={query}
      isEmpty={({ items }) => items.every(({ readAt }) => readAt)}
      emptyText={t('inbox.unreadNone')}
    >
      {({ items }) => (
        <MessageList messages={items.filter(({ readAt }) => !readAt)} onRead={markRead} />
      )}
    </AsideCard>
  );
}
