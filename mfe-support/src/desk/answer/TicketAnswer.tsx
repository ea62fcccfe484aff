import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { openPlaceholder } from '@campus/shared/contract/support/answerPlaceholders';
import { answerTicket, getAnswerDraft } from '@campus/shared/contract/support/calls';
import type { Ticket } from '@campus/shared/contract/support/records';
import { ticketAnswerRequest } from '@campus/shared/contract/support/requests';
import { transliterate } from '@campus/shared/contract/transliterate';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useSession } from '@campus/shared/remote/useSession';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useQuery } from '@tanstack/react-query';
import { Component, createRef, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { CannedAnswerField } from '../../answers/CannedAnswerField';
import { useAttendanceAt, useColleaguesAt } from '../../live/useLiveTickets';
import { ownerName } from '../../ticket/ownerName';
import { BegunAnswer, AnswerDraftStatus, useAnswerDraft, useTakeOver } from './AnswerDraft';
import styles from './TicketAnswer.module.css';

/** «Анна Сергеевна» of a participant, in English “Anna”; guests are called as they wrote it. */
function calledIn(language: LanguageKey, { human, owner }: Ticket) {
  if (!human) return owner.name;
  // Of the whole name the words behind the first: a last name is mostly one word.
  const [, guessed, ...rest] = human.name.split(' ');
  const { firstName = guessed, middleName = rest.join(' ') } = human;
  if (language === 'en') return transliterate(firstName ?? '');
  return [firstName, middleName].filter(Boolean).join(' ');
}

/** What a canned answer may say of a ticket; the card is asked for when one is about to be chosen. */
function useAnswerFacts(ticket: Ticket) {
  const [isAsked, setAsked] = useState(false);
  const humanId = ticket.human?.id;
  const { data: card } = useCallQuery(
    getHumanCard,
    { params: { id: humanId ?? '' } },
    { enabled: isAsked && humanId !== undefined },
  );
  return {
    factsIn: (language: LanguageKey) => ({
      name: calledIn(language, ticket),
      ticket: ticket.number,
      card: card?.number,
    }),
    onAsk: () => setAsked(true),
  };
}

function scrollerOf(element: Element) {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one;
  return document.scrollingElement;
}

interface Place {
  element: Element;
  top: number;
}

interface ScrollAnchorProps {
  children: ReactNode;
}

/**
 * What somebody types in stays where it is in the window, though what stands above it grows. Only a
 * class can measure before the page changes.
 */
class ScrollAnchor extends Component<ScrollAnchorProps> {
  private readonly frame = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Place | null {
    const { activeElement } = document;
    if (!activeElement || !this.frame.current?.contains(activeElement)) return null;
    return { element: activeElement, top: activeElement.getBoundingClientRect().top };
  }

  override componentDidUpdate(_: unknown, __: unknown, before: Place | null) {
    if (!before?.element.isConnected) return;
    const moved = before.element.getBoundingClientRect().top - before.top;
    if (moved !== 0) scrollerOf(before.element)?.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.frame}>{this.props.children}</div>;
  }
}

/** Who else has the ticket open, so that nobody writes the same answer twice. */
function Colleagues({ id }: { id: string }) {
  const { t, i18n } = useTranslation('support');
  const colleagues = useColleaguesAt(id);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const said = (['writing', 'looking'] as const).flatMap((deed) => {
    const people = colleagues.filter(({ isWriting }) => isWriting === (deed === 'writing'));
    if (people.length === 0) return [];
    const names = list.format(people.map(({ name }) => name));
    return [t(`queue.colleagues.${deed}`, { names, count: people.length })];
  });
  return (
    <p
      role="status"
      className={styles.colleagues}
      data-writing={colleagues.some(({ isWriting }) => isWriting) || undefined}
    >
      {said.join(' · ')}
    </p>
  );
}

type Kind = 'answer' | 'note';

interface KindsProps {
  current: Kind;
  onChoose: (kind: Kind) => void;
}

/** For the person, or for colleagues. */
function Kinds({ current, onChoose }: KindsProps) {
  const { t } = useTranslation('support');
  return (
    <Stack direction="row" gap={2} role="group" aria-label={t('queue.kind')}>
      {(['answer', 'note'] as const).map((each) => (
        <Button
          key={each}
          size="s"
          variant={each === current ? 'soft' : 'ghost'}
          icon={each === 'note' ? 'eye-off' : 'mail'}
          aria-pressed={each === current}
          onClick={() => onChoose(each)}
        >
          {t(`queue.${each}.open`)}
        </Button>
      ))}
    </Stack>
  );
}

type Output = z.output<typeof ticketAnswerRequest>;

interface TicketAnswerProps {
  ticket: Ticket;
  /** Somebody else was faster: what they did is to be shown. */
  onStale: () => Promise<unknown>;
}

/** Who else has said something since the writing began; none while nothing is written. */
function useOvertaking(ticket: Ticket, isWriting: boolean) {
  const { id: self } = useSession();
  const ofOthers = ticket.answers.filter(({ user }) => user?.id !== self);
  const [read, setRead] = useState(ofOthers);
  if (!isWriting && read.length !== ofOthers.length) setRead(ofOthers);
  // What a merge brings along stands among the rest, by its time.
  const isNew = ({ id }: Ticket['answers'][number]) => !read.some((one) => one.id === id);
  const newest = isWriting ? ofOthers.findLast(isNew) : undefined;
  return newest && (newest.user?.name ?? ownerName(ticket));
}

/**
 * Words for the person, or for colleagues only. Whoever was overtaken keeps the words and sees first
 * what the other has written.
 */
export function TicketAnswer(props: TicketAnswerProps) {
  const query = queryOf(useApi(), getAnswerDraft, { params: { id: props.ticket.id } });
  // Asked once: what it hands over later, of a ticket merged meanwhile, nobody would take up here.
  const draft = useQuery({ ...query, gcTime: 0, staleTime: Infinity });
  const { data, isPending, fetchStatus, failureCount } = draft;
  // Whoever has no network writes on, in the browser’s keeping.
  const isWaiting = isPending && fetchStatus === 'fetching' && failureCount === 0;
  return (
    <ScrollAnchor>
      {isWaiting ? <SkeletonText lines={5} /> : <Answer {...props} found={data} />}
    </ScrollAnchor>
  );
}

type Draft = CallOutput<typeof getAnswerDraft>;

interface AnswerProps extends TicketAnswerProps {
  /** What was begun before; undefined where the server keeps no drafts, and this browser does. */
  found: Draft | undefined;
}

function Answer({ ticket, onStale, found }: AnswerProps) {
  const { t } = useTranslation('support');
  const notify = useClientStore((state) => state.notify);
  const [draft, setDraft] = useState<Draft>();
  const isOnServer = draft !== undefined;
  const [isAtRisk, setAtRisk] = useState(false);
  const [crossed, setCrossed] = useState<{ by: string }>();
  const { factsIn, onAsk } = useAnswerFacts(ticket);
  const { id, version, status } = ticket;
  const isClosed = status === 'CLOSED';
  const answer = useCallForm(answerTicket, ticketAnswerRequest, {
    defaultValues: { text: '', isInternal: false },
    input: { params: { id } },
    ...(isOnServer ? { guard: isAtRisk } : { draft: `support.answer.${id}`, draftOutlives: true }),
    onDone: (): void => {
      setCrossed(undefined);
      if (isOnServer) setDraft(null);
      answer.form.setValue('text', '');
      kept.forget();
      setAtRisk(false);
      notify({ tone: 'success', text: t(`queue.${kind}.done`) });
    },
    onRefused: async ({ code, changedBy }) => {
      if (code === 'VERSION' || code === 'TICKET_MERGED') await onStale();
      if (code !== 'VERSION') return false;
      setCrossed({ by: changedBy || t('queue.somebody') });
      return true;
    },
  });
  const kind: Kind = answer.form.watch('isInternal') ? 'note' : 'answer';
  const kept = useAnswerDraft({
    ...{ id, form: answer.form, begun: draft },
    onTried: (isKept) => setAtRisk(!isKept),
  });
  useTakeOver({ form: answer.form, found: isOnServer ? undefined : found, onTaken: setDraft });
  const startAnew = () => {
    setDraft(null);
    answer.form.setValue('text', '', { shouldDirty: true });
    answer.form.setFocus('text');
  };
  const { isSubmitting } = answer.form.formState;
  const isWriting = answer.form.watch('text') !== '';
  useAttendanceAt(id, isWriting);
  const overtakenBy = useOvertaking(ticket, isWriting && !isSubmitting);
  const by = crossed?.by ?? overtakenBy;
  const write = (next: Kind) => {
    answer.form.setValue('isInternal', next === 'note', { shouldDirty: true });
    answer.form.setFocus('text');
  };
  useShortcuts([
    { keys: 'r', label: t('queue.answer.open'), run: () => write('answer') },
    { keys: 'n', label: t('queue.note.open'), run: () => write('note') },
  ]);
  const rest = { isInternal: kind === 'note', version, reopen: isClosed || undefined };
  const send = ({ text }: Output) => {
    if (kind === 'note' || !openPlaceholder(text ?? '')) return answer.onSubmit({ text, ...rest });
    answer.form.setError('text', { type: 'open', message: 'PLACEHOLDER_OPEN' });
    answer.form.setFocus('text');
    return undefined;
  };
  return (
    <Surface as="section" tone={kind === 'note' ? 'sunken' : 'plain'} aria-label={t('queue.write')}>
      <Stack gap={4}>
        {by && (
          <Banner tone="warning" title={t('queue.crossed.title', { by })}>
            {t('queue.crossed.text')}
          </Banner>
        )}
        <Kinds current={kind} onChoose={write} />
        {draft && <BegunAnswer savedAt={draft.savedAt} onStartAnew={startAnew} />}
        <Colleagues id={id} />
        {isOnServer && isWriting && <AnswerDraftStatus isAtRisk={isAtRisk} />}
        <Form
          form={answer.form}
          onSubmit={send}
          submitLabel={t(`queue.${kind}.${isClosed ? 'sendAndReopen' : 'send'}`)}
        >
          <CannedAnswerField
            name="text"
            label={t(`queue.${kind}.label`)}
            hint={t(`queue.${kind}.hint`)}
            rows={5}
            limit={5000}
            missing={t(`queue.${kind}.missing`)}
            {...{ factsIn, onAsk }}
            isPlain={kind === 'note'}
          />
        </Form>
      </Stack>
    </Surface>
  );
}
