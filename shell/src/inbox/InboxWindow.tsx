import { Drawer } from '@campus/shared/overlay/Drawer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';
import { InboxPage } from './InboxPage';
import { messagesOnPage } from './messagesOnPage';

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
