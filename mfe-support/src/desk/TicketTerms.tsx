import { dayAt, workingDayAfter } from '@campus/shared/contract/days';
import { ticketDays } from '@campus/shared/contract/support/machine';
import type { Ticket } from '@campus/shared/contract/support/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { TicketState } from '../ticket/TicketState';
import { useAnswerDays } from '../ticket/useAnswerTerm';
import styles from './TicketDesk.module.css';

/** An answered ticket closes by itself when nobody has come back to it for a while. */
function closingDay({ answers }: Ticket) {
  const last = answers.findLast(({ author, isInternal }) => author === 'STAFF' && !isInternal);
  return last && dayAt(Date.parse(last.createdAt) + ticketDays.untilClosed * 86_400_000);
}

/**
 * The day by which a ticket is to be closed: an answered one closes by itself, and who waits was
 * promised an answer. A duplicate closes at once, and waits elsewhere.
 */
function closingTerm(ticket: Ticket, days: number | undefined) {
  const { answers, createdAt, mergedInto } = ticket;
  const last = answers.findLast(({ author, isInternal }) => author !== 'SYSTEM' && !isInternal);
  if (mergedInto) return undefined;
  if (last?.author === 'STAFF') return closingDay(ticket);
  return days && workingDayAfter(Date.parse(last?.createdAt ?? createdAt), days);
}

/** Tickets are closed by a job of every hour. */
const anHour = 3_600_000;

function Closing({ ticket, closedAt }: { ticket: Ticket; closedAt: string }) {
  const { t } = useTranslation('support');
  const { date, dateTime } = useFormat();
  const term = closingTerm(ticket, useAnswerDays());
  const when = dateTime(closedAt);
  if (!term) return <span>{t('queue.closedAt', { when })}</span>;
  const isLate = dayAt(Date.parse(closedAt) - anHour) > term;
  return (
    <span data-late={isLate || undefined}>
      {t(isLate ? 'queue.closedLate' : 'queue.closedInTime', { when, date: date(term) })}
    </span>
  );
}

/** Where it stands, and by when its owner was promised an answer. */
export function TicketTerms({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support');
  const { date, dateTime } = useFormat();
  const days = useAnswerDays();
  const { status, isOverdue, waitingSince, firstAnswerAt, closedAt, createdAt } = ticket;
  const dueAfter = (since: string) => days && workingDayAfter(Date.parse(since), days);
  const due = waitingSince && dueAfter(waitingSince);
  const promised = dueAfter(createdAt);
  const isLate =
    promised !== undefined && !!firstAnswerAt && dayAt(Date.parse(firstAnswerAt)) > promised;
  const closing = status === 'ANSWERED' && closingDay(ticket);
  return (
    <p className={styles.terms}>
      <TicketState status={status} isOverdue={isOverdue} />
      {due && <span>{t(isOverdue ? 'queue.wasDue' : 'queue.due', { date: date(due) })}</span>}
      {firstAnswerAt && (
        <span data-late={isLate || undefined}>
          {t(isLate ? 'queue.lateAnswer' : 'queue.firstAnswer', {
            when: dateTime(firstAnswerAt),
            date: promised && date(promised),
          })}
        </span>
      )}
      {closing && <span>{t('queue.closes', { date: date(closing) })}</span>}
      {closedAt && <Closing ticket={ticket} closedAt={closedAt} />}
    </p>
  );
}
