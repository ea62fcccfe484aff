import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { createTicket, listMyTickets } from '@campus/shared/contract/support/calls';
import { participantTicketRequest } from '@campus/shared/contract/support/requests';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import styles from './OwnTickets.module.css';
import { TicketFileList } from './TicketFileList';

type OwnTicket = CallOutput<typeof listMyTickets>['items'][number];
type Input = z.input<typeof participantTicketRequest>;
type Output = z.output<typeof participantTicketRequest>;

/** Reopens the ticket; one that was closed long ago is followed by a new one. */
function ReplyForm({ ticket: { id, category, subject } }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const reply = useCallForm<typeof createTicket, Input, Output>(
    createTicket,
    participantTicketRequest,
    {
      defaultValues: { category, subject, text: '', parentId: id },
      guard: false,
      onDone: (): void => reply.form.setValue('text', ''),
    },
  );
  return (
    <Form form={reply.form} onSubmit={reply.onSubmit} submitLabel={t('own.send')}>
      <TextAreaField name="text" label={t('own.reply')} rows={3} limit={5000} />
    </Form>
  );
}

function TicketThread({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const { number, subject, status, text, createdAt, files, answers } = ticket;
  const opening = { id: ticket.id, author: 'HUMAN', text, createdAt, files } as const;
  return (
    <details className={styles.ticket}>
      <summary className={styles.summary}>
        <span className={styles.subject}>{subject}</span>{' '}
        <span className={styles.facts}>
          {number} · {t(`human.ticket.${status}`)}
        </span>
      </summary>
      <Stack gap={4}>
        <ol className={styles.thread}>
          {[opening, ...answers].map((message) => (
            <li key={message.id} className={styles.message} data-author={message.author}>
              <p className={styles.facts}>
                {t(`own.author.${message.author}`)} ·{' '}
                <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
              </p>
              <p className={styles.text}>{message.text}</p>
              <TicketFileList files={message.files} />
            </li>
          ))}
        </ol>
        {(status === 'ANSWERED' || status === 'CLOSED') && <ReplyForm ticket={ticket} />}
      </Stack>
    </details>
  );
}

/** What a participant has asked and what was answered; nothing for who never wrote. */
export function OwnTickets() {
  const { t } = useTranslation('support');
  const heading = useId();
  const query = useCallQuery(listMyTickets, { query: { size: 20 } });
  return (
    <QueryView
      query={query}
      isEmpty={({ total }) => total === 0}
      empty={null}
      skeleton={<SkeletonText lines={3} />}
    >
      {({ items }) => (
        <Surface as="section" padding="l" aria-labelledby={heading}>
          <Stack gap={4}>
            <h2 id={heading} className={styles.title}>
              {t('own.title')}
            </h2>
            {items.map((ticket) => (
              <TicketThread key={ticket.id} ticket={ticket} />
            ))}
          </Stack>
        </Surface>
      )}
    </QueryView>
  );
}
