import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { MessageList } from '@campus/shared/inbox/MessageList';
import { useMarkRead } from '@campus/shared/inbox/useMarkRead';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './UnreadMessages.module.css';

export const locales = { ru, en };

const most = 3;

/** What a participant was told and has not read, the newest of it; the inbox has all. */
export function UnreadMessages() {
  const { t } = useTranslation('support');
  const heading = useId();
  const markRead = useMarkRead();
  const query = useCallQuery(listMyNotifications, { query: { size: most, isUnread: true } });
  return (
    <Surface as="section" aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {t('inbox.unread')}
        </h2>
        <TextLink to={notificationPaths.inbox()}>{t('inbox.all')}</TextLink>
      </header>
      <QueryView
        query={query}
        isEmpty={({ items }) => items.every(({ readAt }) => readAt)}
        empty={<p className={styles.none}>{t('inbox.noneUnread')}</p>}
        skeleton={<SkeletonText lines={2} />}
      >
        {({ items }) => (
          <MessageList messages={items.filter(({ readAt }) => !readAt)} onRead={markRead} />
        )}
      </QueryView>
    </Surface>
  );
}
