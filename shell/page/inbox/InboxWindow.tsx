import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { MessageList } from '@campus/shared/inbox/MessageList';
import { useInboxPage } from '@campus/shared/inbox/useInboxPage';
import { useMarkAllRead, useMarkRead } from '@campus/shared/inbox/useMarkRead';
import { Drawer } from '@campus/shared/overlay/Drawer';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './InboxWindow.module.css';

const messagesOnPage = 10;

interface InboxPageProps {
  skip: number;
  isLast: boolean;
  onMore: () => void;
  /** A message has led to another screen. */
  onLeave: () => void;
}

function InboxPage({ skip, isLast, onMore, onLeave }: InboxPageProps) {
  const { t } = useTranslation('shared');
  const markRead = useMarkRead();
  const empty = <EmptyState icon="bell" title={t('inbox.none')} text={t('inbox.noneText')} />;
  return (
    <QueryView
      query={useInboxPage({ skip, size: messagesOnPage })}
      isEmpty={({ total }) => total === 0}
      empty={empty}
      skeleton={<SkeletonText lines={6} />}
    >
      {({ items, total }) => (
        <>
          <MessageList
            messages={items}
            isContinued={skip > 0}
            onRead={markRead}
            onLeave={onLeave}
          />
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

/** The way to the page of all messages, and past them for whoever has read enough. */
function WaysOn({ onLeave }: Pick<InboxPageProps, 'onLeave'>) {
  const { t } = useTranslation('shared');
  const { isOffered, button } = useMarkAllRead();
  return (
    <div className={styles.ways}>
      <ButtonLink to={notificationPaths.inbox()} variant="ghost" size="s" onClick={onLeave}>
        {t('inbox.all')}
      </ButtonLink>
      {isOffered && <Button variant="ghost" size="s" icon="check" {...button} />}
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
        <WaysOn onLeave={onClose} />
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
