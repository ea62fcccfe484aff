import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';
import { MessageList } from './MessageList';
import { messagesOnPage } from './messagesOnPage';
import { useInboxPage } from './useInboxPage';

interface InboxPageProps {
  skip: number;
  isLast: boolean;
  onMore: () => void;
  /** A message has led to another screen. */
  onLeave: () => void;
}

export function InboxPage({ skip, isLast, onMore, onLeave }: InboxPageProps) {
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
