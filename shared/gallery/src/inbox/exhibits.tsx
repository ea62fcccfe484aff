import type { InboxMessage } from '@campus/shared/contract/notifications/records';
import { notificationKinds } from '@campus/shared/contract/notifications/requests';
import { MessageList } from '@campus/shared/inbox/MessageList';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

const message: InboxMessage = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'CARD',
  title: 'Карта готова',
  body: 'Откройте её в кабинете.',
  link: '/me/card',
  sentAt: '2026-03-05T10:00:00Z',
  seenAt: null,
  readAt: null,
};
const read = { ...message, readAt: '2026-03-05T11:00:00Z' };
const long = 'Государственная социальная стипендия за особые достижения в общественной работе';
const nothing = () => undefined;

/** Each can be read, as in an inbox. */
function Inbox({ messages }: { messages: readonly InboxMessage[] }) {
  const [done, setDone] = useState<readonly string[]>([]);
  const shown = messages.map((one) =>
    done.includes(one.id) ? { ...one, readAt: read.readAt } : one,
  );
  return <MessageList messages={shown} isMarkable onRead={(id) => setDone([...done, id])} />;
}

const messageListExhibit: Exhibit = {
  component: 'inbox/MessageList',
  subject: {
    element: <MessageList messages={[message]} onRead={nothing} />,
    tag: 'ul',
    isControl: true,
  },
  states: {
    'every kind': () => (
      <Inbox messages={notificationKinds.map((kind) => ({ ...message, id: kind, kind }))} />
    ),
    'all are read': () => <MessageList messages={[read]} onRead={nothing} />,
    'leads nowhere, and to another site': () => (
      <Inbox
        messages={[
          { ...message, link: null },
          { ...message, id: '2', link: 'https://example.com' },
        ]}
      />
    ),
    'long text': () => (
      <Inbox messages={[{ ...message, title: long, body: `${long}. `.repeat(4) }]} />
    ),
  },
};

export const exhibits: readonly Exhibit[] = [messageListExhibit];
