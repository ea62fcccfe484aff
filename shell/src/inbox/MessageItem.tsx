import type { InboxMessage } from '@campus/shared/contract/notification';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkKind } from '../layout/linkKind';
import styles from './inbox.module.css';
import { MessageTitle } from './MessageTitle';

const icons: Record<InboxMessage['kind'], IconName> = {
  INFO: 'info',
  CARD: 'card',
  PAYMENT: 'wallet',
  APPLICATION: 'file',
  TICKET: 'ticket',
  SERVICE: 'alert',
};

/** About what two lines hold. */
const shortText = 90;

interface MessageItemProps {
  message: InboxMessage;
  now: number | null;
  onRead: () => void;
  onLeave: () => void;
}

/** What two lines cannot hold is opened in its place. */
export function MessageItem({ message, now, onRead, onLeave }: MessageItemProps) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const textId = useId();
  const [isWhole, setWhole] = useState(false);
  const { title, body, link, sentAt, readAt } = message;
  const kind = link ? linkKind(link) : null;
  const toggle = () => {
    setWhole(!isWhole);
    if (!readAt) onRead();
  };
  return (
    <li className={styles.message} data-unread={!readAt || undefined}>
      <span className={styles.sign}>
        <Icon name={icons[message.kind]} />
      </span>
      <div className={styles.words}>
        <MessageTitle
          message={message}
          kind={kind}
          isWhole={isWhole}
          textId={textId}
          onToggle={toggle}
          onFollow={(isOwn) => {
            if (!readAt) onRead();
            if (isOwn) onLeave();
          }}
        />
        <p id={textId} className={styles.text} data-whole={isWhole || undefined}>
          {body}
        </p>
        <p className={styles.facts}>
          {!readAt && <span className={styles.mark}>{t('inbox.notRead')}</span>}
          <time dateTime={sentAt} title={format.dateTime(sentAt)}>
            {now === null ? format.date(sentAt) : format.relative(sentAt, now)}
          </time>
          {kind && body.length > shortText && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isWhole}
              aria-controls={textId}
              onClick={toggle}
            >
              {t(isWhole ? 'inbox.less' : 'inbox.whole')}
              <span className="visually-hidden">: {title}</span>
            </button>
          )}
        </p>
      </div>
    </li>
  );
}
