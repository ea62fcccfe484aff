import type { ApiError } from '@campus/shared/api/ApiError';
import { isUnknown } from '@campus/shared/api/isUnknown';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  answerGuestTicket,
  closeGuestTicket,
  getGuestTicket,
} from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { guestTicketAnswerRequest } from '@campus/shared/contract/support/requests';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { languageOfText } from '@campus/shared/format/languageOfText';
import { useFormat } from '@campus/shared/format/useFormat';
import { Head } from '@campus/shared/remote/Head';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TicketState } from '../ticket/TicketState';
import { TicketThread } from '../ticket/TicketThread';
import styles from './GuestTicketScreen.module.css';

type Ticket = NonNullable<CallOutput<typeof getGuestTicket>>;

/** Where it stands, and by when an answer was promised. */
function Terms({ ticket: { status, dueOn, isOverdue, closedAt } }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  return (
    <p className={styles.terms}>
      <TicketState status={status} isOverdue={isOverdue} />
      {dueOn && <span>{t(isOverdue ? 'guest.wasDue' : 'guest.due', { date: date(dueOn) })}</span>}
      {closedAt && <span>{t('guest.closed', { date: date(closedAt) })}</span>}
    </p>
  );
}

/** For who has the answer from elsewhere, or has read it and is content. */
function CloseTicket({ token }: { token: string }) {
  const { t } = useTranslation('support');
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const close = useCall(closeGuestTicket);
  const onClose = () =>
    close.mutate(
      { body: { token } },
      {
        onSuccess: () => notify({ tone: 'success', text: t('guest.close.done') }),
        onError: (error) => sayFailed(error, t('guest.close.failed')),
      },
    );
  return (
    <Stack gap={2} align="start">
      <Button variant="soft" icon="check" busy={close.isPending} onClick={onClose}>
        {t('guest.close.action')}
      </Button>
      <p className={styles.facts}>{t('guest.close.hint')}</p>
    </Stack>
  );
}

interface GuestReplyProps {
  token: string;
  /** The reply opens it again. */
  isClosed: boolean;
  /** Whether what is typed was refused: nothing but this page keeps the words of a guest. */
  onRefused: (words: string | undefined) => void;
  /** No reply is taken any more: why not is to be shown. */
  onStale: () => Promise<unknown>;
}

const isFinal = ({ code }: ApiError) => code === 'TICKET_MERGED' || code === 'TICKET_OLD';

function GuestReply({ token, isClosed, onRefused, onStale }: GuestReplyProps) {
  const { t } = useTranslation('support');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(answerGuestTicket, guestTicketAnswerRequest, {
    defaultValues: { token, text: '' },
    onDone: () => {
      onRefused(undefined);
      notify({ tone: 'success', text: t('guest.reply.done') });
    },
    onRefused: async (error) => {
      onRefused(form.getValues('text'));
      if (isFinal(error)) await onStale();
      return false;
    },
  });
  return (
    <Surface as="section" aria-label={t('guest.reply.label')}>
      <Form
        form={form}
        onSubmit={onSubmit}
        submitLabel={t(isClosed ? 'guest.reply.reopen' : 'guest.reply.send')}
      >
        <TextAreaField
          name="text"
          label={t('guest.reply.label')}
          hint={t('guest.reply.hint')}
          rows={5}
          limit={5000}
          missing={t('guest.reply.missing')}
        />
      </Form>
    </Surface>
  );
}

/** What was typed and cannot be sent from here, to be copied to where it can. */
function Unsent({ words }: { words: string }) {
  const { t } = useTranslation('support');
  const place = useRef<HTMLDivElement>(null);
  // The form went with the focus in it: without this a screen reader would start from the top.
  useEffect(() => place.current?.focus(), []);
  return (
    <Surface as="section" ref={place} tabIndex={-1} aria-label={t('guest.unsent')}>
      <Stack gap={2}>
        <p className={styles.facts}>{t('guest.unsent')}</p>
        <p className={styles.words} lang={languageOfText(words)}>
          {words}
        </p>
      </Stack>
    </Surface>
  );
}

/** No reply is taken any more: where it goes on, or what to do instead. */
function Over({ ticket: { number, mergedInto } }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const way = mergedInto
    ? { to: supportPaths.ownTickets(), label: t('guest.merged.open') }
    : { to: supportPaths.newTicket(), label: t('form.write') };
  return (
    <Banner
      tone="info"
      title={mergedInto ? t('guest.merged.title', { number: mergedInto }) : t('guest.old.title')}
      action={
        <ButtonLink to={way.to} size="s" variant="soft">
          {way.label}
        </ButtonLink>
      }
    >
      {mergedInto ? t('guest.merged.text') : t('guest.old.text', { number })}
    </Banner>
  );
}

interface NextProps extends Pick<GuestReplyProps, 'token' | 'onStale'> {
  ticket: Ticket;
}

/** What a guest can do with the ticket now. */
function Next({ ticket, token, onStale }: NextProps) {
  const { t } = useTranslation('support');
  const [refused, setRefused] = useState<string>();
  const { status, mayReply, mergedInto } = ticket;
  const isClosed = status === 'CLOSED';
  if (mergedInto || (isClosed && !mayReply))
    return (
      <Stack gap={6}>
        <Over ticket={ticket} />
        {refused && <Unsent words={refused} />}
      </Stack>
    );
  return (
    <Stack gap={6}>
      {!mayReply && <p>{t('guest.wait')}</p>}
      {(mayReply || refused !== undefined) && (
        <GuestReply {...{ token, isClosed, onStale }} onRefused={setRefused} />
      )}
      {!isClosed && <CloseTicket token={token} />}
    </Stack>
  );
}

function NoTicket() {
  const { t } = useTranslation('support');
  return (
    <EmptyState
      icon="lock"
      title={t('guest.none.title')}
      text={t('guest.none.text')}
      action={<ButtonLink to={supportPaths.newTicket()}>{t('form.write')}</ButtonLink>}
    />
  );
}

/** A ticket as its guest follows it, without an account, by the link of a letter. */
export function GuestTicketScreen() {
  const { t } = useTranslation('support');
  const { token = '' } = useParams();
  const query = useCallQuery(getGuestTicket, { body: { token } });
  const ticket = query.data;
  // A server that sends no such letters has no such links either.
  const isNone = ticket === null || isUnknown(query.error);
  const title = ticket?.subject ?? t('guest.title');
  return (
    <Screen
      title={title}
      lang={ticket ? languageOfText(ticket.subject) : undefined}
      lead={ticket && `${ticket.number} · ${t(`topic.${ticket.category}.name`)}`}
      width="narrow"
    >
      <Head title={title} isPrivate />
      {isNone ? (
        <NoTicket />
      ) : (
        <QueryView query={query} empty={null} skeleton={<SkeletonText lines={6} />}>
          {(found) =>
            found && (
              <Stack gap={5}>
                <Terms ticket={found} />
                <TicketThread ticket={found} />
                <Next ticket={found} token={token} onStale={() => query.refetch()} />
              </Stack>
            )
          }
        </QueryView>
      )}
    </Screen>
  );
}
