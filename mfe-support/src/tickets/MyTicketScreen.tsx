import { isMissing } from '@campus/shared/api/isMissing';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { useMoment } from '@campus/shared/browser/useMoment';
import {
  closeOwnTicket,
  createTicket,
  listMyTickets,
  rateTicket,
} from '@campus/shared/contract/support/calls';
import { ticketDays } from '@campus/shared/contract/support/machine';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import {
  participantTicketRequest,
  ticketRatingRequest,
  ticketScores,
} from '@campus/shared/contract/support/requests';
import { Form } from '@campus/shared/form/Form';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { languageOf } from '@campus/shared/format/languageOf';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
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
import { TextLink } from '@campus/shared/ui/TextLink';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { ticketFaces } from '../ticket/ticketFaces';
import { TicketFiles } from '../ticket/TicketFiles';
import { TicketThread } from '../ticket/TicketThread';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { OwnTicketState } from './OwnTicketState';
import styles from './tickets.module.css';

export const locales = { ru, en };

type Rating = NonNullable<OwnTicket['rating']>;
type RatingInput = z.input<typeof ticketRatingRequest>;
type RatingOutput = z.output<typeof ticketRatingRequest>;

/** Why it was so; the face is kept already. */
function RatingWords({ id, rating: { score, words } }: { id: string; rating: Rating }) {
  const { t } = useTranslation('support');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm<typeof rateTicket, RatingInput, RatingOutput>(
    rateTicket,
    ticketRatingRequest,
    {
      defaultValues: { score, words: words ?? '' },
      input: { params: { id } },
      draft: `support.rating.${id}`,
      onDone: () => notify({ tone: 'success', text: t('mine.rate.done') }),
    },
  );
  return (
    <Form
      form={form}
      onSubmit={(values) => onSubmit({ ...values, score })}
      submitLabel={t('mine.rate.send')}
    >
      <TextAreaField
        name="words"
        label={t(`mine.rate.words.${score}`)}
        rows={3}
        limit={1000}
        optional
      />
    </Form>
  );
}

const newer = (one: OwnTicket['rating'], other: OwnTicket['rating']) =>
  one && other ? (one.at < other.at ? other : one) : (one ?? other);

/** One of three faces, kept as soon as it is pressed, and then words for whoever has some. */
function RateTicket({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const heading = useId();
  const sayFailed = useFailureNotice();
  const { mutateAsync, isPending, variables, data } = useCall(rateTicket);
  const { id } = ticket;
  const rating = newer(ticket.rating, data?.rating);
  const chosen = isPending ? variables.body.score : rating?.score;
  const rate = (score: Rating['score']) =>
    mutateAsync({ params: { id }, body: { score, words: rating?.words ?? undefined } }).catch(
      (error: unknown) => sayFailed(error, t('mine.rate.failed')),
    );
  return (
    <Surface as="section" tone="sunken" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading} className={styles.title}>
          {t('mine.rate.title')}
        </h2>
        <Stack direction="row" gap={2} role="group" aria-labelledby={heading}>
          {ticketScores.map((score) => (
            <Button
              key={score}
              variant={score === chosen ? 'accent' : 'soft'}
              icon={ticketFaces[score]}
              aria-pressed={score === chosen}
              busy={isPending && score === chosen}
              onClick={() => void rate(score)}
            >
              {t(`mine.rate.${score}`)}
            </Button>
          ))}
        </Stack>
        {rating && <RatingWords id={id} rating={rating} />}
      </Stack>
    </Surface>
  );
}

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

type ReplyInput = z.input<typeof participantTicketRequest>;
type ReplyOutput = z.output<typeof participantTicketRequest>;

/** Reopens the ticket; one that was closed long ago is followed by a new one, which is led to. */
function TicketReply({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const notify = useClientStore((state) => state.notify);
  const now = useMoment();
  const { id, category, subject, closedAt } = ticket;
  const age = closedAt && now !== null ? now - Date.parse(closedAt) : 0;
  const isOld = age > ticketDays.toReopen * 86_400_000;
  const { form, onSubmit } = useCallForm<typeof createTicket, ReplyInput, ReplyOutput>(
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

type Main = NonNullable<OwnTicket['mergedInto']>;

/** A duplicate takes no more words: they belong where it goes on. */
function Merged({ main: { id, number } }: { main: Main }) {
  const { t } = useTranslation('support');
  return (
    <Banner
      tone="info"
      title={t('mine.merged.title', { number })}
      action={
        <ButtonLink to={supportPaths.ownTicket(id)} size="s" variant="soft">
          {t('mine.merged.open', { number })}
        </ButtonLink>
      }
    >
      {t('mine.merged.text')}
    </Banner>
  );
}

function TicketDetails({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const { status, parentId, firstAnswerAt, rating, mergedInto } = ticket;
  const isWaiting = status === 'NEW' || status === 'OPEN';
  const hasCare = rating !== undefined;
  return (
    <Stack gap={5}>
      <OwnTicketState ticket={ticket} />
      {mergedInto && <Merged main={mergedInto} />}
      {parentId && (
        <p>
          <TextLink to={supportPaths.ownTicket(parentId)}>{t('mine.parent')}</TextLink>
        </p>
      )}
      <TicketThread ticket={ticket} />
      {isWaiting && <p className={styles.facts}>{t('mine.wait')}</p>}
      {hasCare && !isWaiting && firstAnswerAt && <RateTicket ticket={ticket} />}
      {!isWaiting && !mergedInto && <TicketReply ticket={ticket} />}
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
