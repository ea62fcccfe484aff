import { isMissing } from '@campus/shared/api/isMissing';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { useMoment } from '@campus/shared/browser/useMoment';
import { closeOwnTicket, createTicket, listMyTickets } from '@campus/shared/contract/support/calls';
import { ticketDays } from '@campus/shared/contract/support/machine';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { participantTicketRequest } from '@campus/shared/contract/support/requests';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { languageOf } from '@campus/shared/format/languageOf';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Head } from '@campus/shared/remote/Head';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { TicketFileList } from '../ticket/TicketFileList';
import { TicketFiles } from '../ticket/TicketFiles';
import en from './locales/en.json';
import ru from './locales/ru.json';
import styles from './MyTicketScreen.module.css';
import { OwnTicketState } from './OwnTicketState';
import { RateTicket } from './RateTicket';

export const locales = { ru, en };

function NoSuchTicket() {
  const { t } = useTranslation('support');
  return (
    <Screen title={t('mine.missing.title')} state="notFound" width="narrow">
      <Head title={t('mine.missing.title')} isPrivate />
      <EmptyState
        icon="ticket"
        title={t('mine.missing.reason')}
        text={t('mine.missing.text')}
        action={<ButtonLink to={supportPaths.ownTickets()}>{t('mine.missing.back')}</ButtonLink>}
      />
    </Screen>
  );
}

function Thread({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const { id, text, createdAt, files, answers } = ticket;
  const opening = { id, author: 'HUMAN', text, createdAt, files } as const;
  return (
    <ol className={styles.thread} aria-label={t('mine.thread')}>
      {[opening, ...answers].map((message) => (
        <li key={message.id} className={styles.message} data-author={message.author}>
          <p className={styles.facts}>
            {t(`own.author.${message.author}`)} ·{' '}
            <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
          </p>
          <p className={styles.text} lang={languageOf(message.text)}>
            {message.text}
          </p>
          <TicketFileList files={message.files} />
        </li>
      ))}
    </ol>
  );
}

type Input = z.input<typeof participantTicketRequest>;
type Output = z.output<typeof participantTicketRequest>;

/** Reopens the ticket; one that was closed long ago is followed by a new one, which is led to. */
function TicketReply({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const notify = useClientStore((state) => state.notify);
  const now = useMoment();
  const { id, category, subject, closedAt } = ticket;
  const age = closedAt && now !== null ? now - Date.parse(closedAt) : 0;
  const isOld = age > ticketDays.toReopen * 86_400_000;
  const { form, onSubmit } = useCallForm<typeof createTicket, Input, Output>(
    createTicket,
    participantTicketRequest,
    {
      defaultValues: { category, subject, text: '', parentId: id },
      draft: `support.reply.${id}`,
      onDone: ({ id: next, number, isReopened }): void => {
        const subjectId = form.getValues('id');
        if (subjectId) ownFiles.change(subjectId, () => []);
        const word = isReopened ? 'sent' : 'followed';
        notify({ tone: 'success', text: t(`mine.reply.${word}`, { number }) });
        if (!isReopened) void navigate(supportPaths.ownTicket(next));
        // The form goes with the focus in it: without this a screen reader would start from the top.
        document.getElementById('screen-title')?.focus();
      },
    },
  );
  const kind = closedAt ? (isOld ? 'old' : 'closed') : 'open';
  return (
    <Surface as="section" aria-label={t('mine.reply.title')}>
      <Form form={form} onSubmit={onSubmit} submitLabel={t(`mine.reply.send.${kind}`)}>
        <TextAreaField
          name="text"
          label={t('mine.reply.label')}
          hint={t(`mine.reply.hint.${kind}`)}
          rows={4}
          limit={5000}
          missing={t('mine.reply.missing')}
        />
        <TicketFiles />
      </Form>
    </Surface>
  );
}

/** For whoever needs no answer any more, or is content with the one that came. */
function CloseTicket({ ticket: { id, number } }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const { ask, dialog } = useConfirmed();
  const { mutateAsync: close } = useCall(closeOwnTicket);
  return (
    <div>
      <Button
        variant="ghost"
        icon="check"
        onClick={() =>
          ask({
            words: (word) => t(`mine.close.${word}`, { number }),
            perform: () => close({ params: { id } }),
          })
        }
      >
        {t('mine.close.open')}
      </Button>
      {dialog}
    </div>
  );
}

function TicketDetails({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const { status, parentId, firstAnswerAt, rating } = ticket;
  const isWaiting = status === 'NEW' || status === 'OPEN';
  const hasCare = rating !== undefined;
  return (
    <Stack gap={5}>
      <OwnTicketState ticket={ticket} />
      {parentId && (
        <p>
          <TextLink to={supportPaths.ownTicket(parentId)}>{t('mine.parent')}</TextLink>
        </p>
      )}
      <Thread ticket={ticket} />
      {isWaiting && <p className={styles.facts}>{t('mine.wait')}</p>}
      {hasCare && !isWaiting && firstAnswerAt && <RateTicket ticket={ticket} />}
      {!isWaiting && <TicketReply ticket={ticket} />}
      {hasCare && status !== 'CLOSED' && <CloseTicket ticket={ticket} />}
    </Stack>
  );
}

/** One own ticket: what was written and answered, and what its owner can do now. */
export function MyTicketScreen() {
  const { t } = useTranslation('support');
  const { id = '' } = useParams();
  // Another server may not know how to find one: then it is among the newest hundred.
  const query = useCallQuery(listMyTickets, { query: { id, size: 100 } });
  const ticket = query.data?.items.find((one) => one.id === id);
  const isAbsent = query.data !== undefined && !query.isPlaceholderData && !ticket;
  if (isAbsent || isMissing(query.error)) return <NoSuchTicket />;
  const title = ticket?.subject ?? t('mine.one');
  return (
    <Screen
      title={title}
      lang={ticket && languageOf(ticket.subject)}
      lead={ticket && `${ticket.number} · ${t(`topic.${ticket.category}.name`)}`}
      breadcrumbs={[{ to: supportPaths.ownTickets(), label: t('mine.title') }]}
      width="narrow"
    >
      {ticket && <Head title={title} isPrivate />}
      <QueryView
        query={query}
        isEmpty={() => !ticket}
        empty={<SkeletonText lines={9} />}
        skeleton={<SkeletonText lines={9} />}
      >
        {() => ticket && <TicketDetails key={id} ticket={ticket} />}
      </QueryView>
    </Screen>
  );
}
