import { isFile, linkKind } from '@campus/shared/browser/linkKind';
import { useMoment } from '@campus/shared/browser/useMoment';
import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { useEffect, useId, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './MessageList.module.css';

interface MessageTitleProps {
  message: InboxMessage;
  kind: ReturnType<typeof linkKind>;
  isWhole: boolean;
  textId: string;
  onToggle: () => void;
  onFollow: (isOwn: boolean) => void;
}

/** Leads where the message leads, or opens its text where it leads nowhere. */
function MessageTitle(props: MessageTitleProps) {
  const { message, kind, isWhole, textId, onToggle, onFollow } = props;
  const { t } = useTranslation('shared');
  const { title } = message;
  const link = message.link ?? '';
  if (kind === 'own')
    return (
      <Link
        to={link}
        reloadDocument={isFile(link)}
        className={styles.title}
        onClick={() => onFollow(true)}
      >
        {title}
      </Link>
    );
  if (kind === 'site')
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.title}
        onClick={() => onFollow(false)}
      >
        {title}
        <span className="visually-hidden"> {t('opensInNewTab')}</span>
      </a>
    );
  return (
    <button
      type="button"
      className={styles.title}
      aria-expanded={isWhole}
      aria-controls={textId}
      onClick={onToggle}
    >
      {title}
    </button>
  );
}

/** What pressing a message does: goes on, leaves the site, or opens its text in place. */
function leadIcon(kind: MessageTitleProps['kind'], isWhole: boolean): IconName {
  if (kind === 'own') return 'chevron-right';
  if (kind === 'site') return 'external';
  return isWhole ? 'chevron-up' : 'chevron-down';
}

const icons: Record<InboxMessage['kind'], IconName> = {
  INFO: 'info',
  CARD: 'card',
  PAYMENT: 'wallet',
  APPLICATION: 'file',
  TICKET: 'ticket',
  // Works and novelties alike, and seldom an alarm.
  SERVICE: 'spark',
};

/** About what two lines hold. */
const shortText = 90;

interface MessageItemProps {
  message: InboxMessage;
  now: number | null;
  isMarkable: boolean | undefined;
  onRead: () => void;
  onLeave: (() => void) | undefined;
}

/** What two lines cannot hold is opened in its place. */
function MessageItem({ message, now, isMarkable, onRead, onLeave }: MessageItemProps) {
  const { t } = useTranslation('shared');
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
            if (isOwn) onLeave?.();
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
          {isMarkable && !readAt && (
            <button type="button" className={styles.toggle} onClick={onRead}>
              {t('inbox.mark')}
              <span className="visually-hidden">: {title}</span>
            </button>
          )}
        </p>
      </div>
      <span className={styles.lead}>
        <Icon name={leadIcon(kind, isWhole)} />
      </span>
    </li>
  );
}

interface MessageListProps {
  ref?: Ref<HTMLUListElement>;
  messages: readonly InboxMessage[];
  /** It came because somebody asked for more: the reading goes on at its first message. */
  isContinued?: boolean;
  /** Each unread one can be marked without being opened. */
  isMarkable?: boolean;
  onRead: (id: string) => void;
  /** A message has led to another screen. */
  onLeave?: () => void;
}

/** Messages of an inbox; a message is read by following it, or by opening one that leads nowhere. */
export function MessageList(props: MessageListProps) {
  const { ref, messages, isContinued, isMarkable, onRead, onLeave } = props;
  const id = useId();
  const now = useMoment();
  useEffect(() => {
    if (isContinued) document.getElementById(id)?.querySelector<HTMLElement>('a, button')?.focus();
  }, [id, isContinued]);
  return (
    <ul ref={ref} id={id} className={styles.list}>
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          now={now}
          isMarkable={isMarkable}
          onRead={() => onRead(message.id)}
          onLeave={onLeave}
        />
      ))}
    </ul>
  );
}
