import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { Drawer } from '@campus/shared/overlay/Drawer';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';
import { MessageList } from './MessageList';
import { unreadInput, useUnread } from './useUnread';
import { useMarkAllRead } from './useMarkRead';

const messagesOnPage = 10;

/** One page of the inbox; what it shows is marked as seen, and the bell learns at once how much is unread. */
function useInboxPage(skip: number) {
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

interface InboxPageProps {
  skip: number;
  isLast: boolean;
  onMore: () => void;
  /** A message has led to another screen. */
  onLeave: () => void;
}

function InboxPage({ skip, isLast, onMore, onLeave }: InboxPageProps) {
  const { t } = useTranslation('shell');
  const empty = <EmptyState icon="bell" title={t('inbox.none')} text={t('inbox.noneText')} />;
  return (
    <QueryView
      query={useInboxPage(skip)}
      isEmpty={({ total }) => total === 0}
      empty={empty}
      skeleton={<SkeletonText lines={6} />}
    >
      {({ items, total }) => (
        <>
          <MessageList messages={items} isContinued={skip > 0} onLeave={onLeave} />
          {isLast && skip + messagesOnPage < total && (
            <div className={styles.more}>
              <Button variant="soft" onClick={onMore}>
                {t('inbox.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}

/** For whoever has read enough; nothing where all is read. After a press it stays: it has the focus. */
function ReadAll() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const { markAll, isMarking, isDone } = useMarkAllRead();
  if (unread === 0 && !isDone) return null;
  return (
    <div className={styles.all}>
      <Button
        variant="ghost"
        size="s"
        icon="check"
        busy={isMarking}
        aria-disabled={unread === 0 || undefined}
        onClick={() => void markAll()}
      >
        {t('inbox.readAll')}
      </Button>
    </div>
  );
}

interface InboxWindowProps {
  onClose: () => void;
}

/** One's messages, newest first, page under page. */
export function InboxWindow({ onClose }: InboxWindowProps) {
  const { t } = useTranslation('shell');
  const [pages, setPages] = useState(1);
  return (
    <Drawer open onClose={onClose} title={t('inbox.title')}>
      <div className={styles.pages}>
        <ReadAll />
        {Array.from({ length: pages }, (_, index) => (
          <InboxPage
            key={index}
            skip={index * messagesOnPage}
            isLast={index === pages - 1}
            onMore={() => setPages(pages + 1)}
            onLeave={onClose}
          />
        ))}
      </div>
    </Drawer>
  );
}
