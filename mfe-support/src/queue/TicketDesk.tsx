import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { workingDayAfter } from '@campus/shared/contract/days';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { answerTicket, getTicket } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Ticket } from '@campus/shared/contract/support/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLiveTickets } from '../live/useLiveTickets';
import { TicketFileList } from '../ticket/TicketFileList';
import { useAnswerDays } from '../ticket/useAnswerTerm';
import { KeepPlace } from './KeepPlace';
import { TicketAnswer } from './TicketAnswer';
import { TicketCare } from './TicketCare';
import styles from './TicketDesk.module.css';
import { TicketState } from './TicketState';

/** Where it stands, and by when its owner was promised an answer. */
function Terms({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const { date, dateTime } = useFormat();
  const days = useAnswerDays();
  const { status, isOverdue, waitingSince, firstAnswerAt, closedAt } = ticket;
  const due = waitingSince && days && date(workingDayAfter(Date.parse(waitingSince), days));
  return (
    <p className={styles.terms}>
      <TicketState status={status} isOverdue={isOverdue} />
      {due && <span>{t(isOverdue ? 'queue.wasDue' : 'queue.due', { date: due })}</span>}
      {firstAnswerAt && <span>{t('queue.firstAnswer', { when: dateTime(firstAnswerAt) })}</span>}
      {closedAt && <span>{t('queue.closedAt', { when: dateTime(closedAt) })}</span>}
    </p>
  );
}

/** Who asks, as far as an answer needs it; of a guest only the name and the address are known. */
function Person({ ticket: { human, owner } }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const study = human?.study;
  return (
    <Surface as="section" aria-label={t('queue.person')}>
      <SummaryList
        items={[
          {
            term: t('queue.name'),
            value: human ? (
              <TextLink to={peoplePaths.person(human.id)}>{human.name}</TextLink>
            ) : (
              t('queue.guest', { name: owner.name })
            ),
          },
          { term: t('queue.email'), value: owner.email },
          { term: t('queue.phone'), value: human?.phone },
          {
            term: t('queue.study'),
            value: study && [study.eduOrg, study.program, study.status].join(', '),
          },
          {
            term: t('queue.identity'),
            value: human && t(`queue.identities.${human.identityStatus}`),
          },
          {
            term: t('queue.card'),
            value: human && t(`queue.cards.${human.cardStatus ?? 'NONE'}`),
          },
          { term: t('queue.tickets'), value: human?.tickets },
        ]}
      />
    </Surface>
  );
}

interface LinkedProps {
  label: string;
  tickets: Ticket['followUps'];
}

function Linked({ label, tickets }: LinkedProps) {
  if (tickets.length === 0) return null;
  return (
    <p>
      {label}{' '}
      {tickets.map(({ id, number }) => (
        <TextLink key={id} to={supportPaths.ticket(id)}>
          {number}
        </TextLink>
      ))}
    </p>
  );
}

function Thread({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const { dateTime } = useFormat();
  const { id, text, createdAt, files, answers, owner } = ticket;
  const opening = { id, author: 'HUMAN', text, createdAt, files } as const;
  const all = [{ ...opening, isInternal: false, user: null }, ...answers];
  return (
    <ol className={styles.thread} aria-label={t('queue.thread')}>
      {all.map((message) => (
        <li
          key={message.id}
          className={styles.message}
          data-kind={message.isInternal ? 'NOTE' : message.author}
        >
          <p className={styles.facts}>
            {message.isInternal && <strong>{t('queue.note.mark')} · </strong>}
            {message.author === 'HUMAN'
              ? owner.name
              : (message.user?.name ?? t(`own.author.${message.author}`))}{' '}
            · <time dateTime={message.createdAt}>{dateTime(message.createdAt)}</time>
          </p>
          <p className={styles.text}>{message.text}</p>
          <TicketFileList files={message.files} />
        </li>
      ))}
    </ol>
  );
}

/** One ticket: the thread, who asks, and for those who may, the answer. */
export function TicketDesk({ id }: { id: string }) {
  const { t } = useTranslation('support');
  const { search } = useLocation();
  const mayAnswer = mayUse(useSession(), answerTicket.access);
  const query = useCallQuery(getTicket, { params: { id } });
  const ticket = query.data;
  useLiveTickets(({ name, data }) => {
    const isNews =
      name === 'reload' ||
      (name === 'ticket' && data.id === id && data.version > (ticket?.version ?? 0));
    if (isNews) void query.refetch();
  });
  return (
    <EditorScreen
      query={query}
      title={ticket?.subject ?? t('queue.one')}
      lead={ticket && `${ticket.number} · ${t(`topic.${ticket.category}.name`)}`}
      list={{ to: supportPaths.queue() + search, label: t('queue.title') }}
      missing={(word) => t(`queue.missing.${word}`)}
      skeleton={<SkeletonText lines={9} />}
    >
      {(found) => (
        <Stack gap={5}>
          <Terms ticket={found} />
          {mayAnswer && <TicketCare ticket={found} />}
          <div className={styles.beside}>
            <Stack gap={5}>
              <Linked label={t('queue.parent')} tickets={found.parent ? [found.parent] : []} />
              <Thread ticket={found} />
              <Linked label={t('queue.followUps')} tickets={found.followUps} />
              {mayAnswer && (
                <KeepPlace>
                  <TicketAnswer ticket={found} onStale={() => query.refetch()} />
                </KeepPlace>
              )}
            </Stack>
            <Person ticket={found} />
          </div>
        </Stack>
      )}
    </EditorScreen>
  );
}
