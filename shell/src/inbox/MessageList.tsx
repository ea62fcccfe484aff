import type { InboxMessage } from '@campus/shared/contract/notification';
import { useEffect, useRef } from 'react';
import { useMoment } from '../layout/useMoment';
import styles from './inbox.module.css';
import { MessageItem } from './MessageItem';
import { useMarkRead } from './useMarkRead';

interface MessageListProps {
  messages: readonly InboxMessage[];
  /** It came because somebody asked for more: the reading goes on at its first message. */
  isContinued: boolean;
  onLeave: () => void;
}

export function MessageList({ messages, isContinued, onLeave }: MessageListProps) {
  const list = useRef<HTMLUListElement>(null);
  const now = useMoment();
  const markRead = useMarkRead();
  useEffect(() => {
    if (isContinued) list.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isContinued]);
  return (
    <ul ref={list} className={styles.list}>
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          now={now}
          onRead={() => markRead(message.id)}
          onLeave={onLeave}
        />
      ))}
    </ul>
  );
}
