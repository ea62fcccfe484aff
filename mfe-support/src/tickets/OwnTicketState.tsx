import { useMoment } from '@campus/shared/browser/useMoment';
import { dayAt } from '@campus/shared/contract/days';
import type { OwnTicket } from '@campus/shared/contract/support/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { TicketState } from '../ticket/TicketState';
import { useAnswerDay } from '../ticket/useAnswerTerm';
import styles from './tickets.module.css';

/** Where a ticket stands, and by when its owner is promised an answer. */
export function OwnTicketState({ ticket }: { ticket: OwnTicket }) {
  const { t } = useTranslation('support');
  const { date } = useFormat();
  const now = useMoment();
  const day = useAnswerDay(ticket.waitingSince);
  const isLate = day !== undefined && now !== null && day < dayAt(now);
  return (
    <p className={styles.state}>
      <TicketState status={ticket.status} isOverdue={false} />
      {day && <span>{t(isLate ? 'mine.late' : 'mine.due', { date: date(day) })}</span>}
    </p>
  );
}
