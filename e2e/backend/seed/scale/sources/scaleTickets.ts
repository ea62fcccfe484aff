import { assertDefined } from '../../../platform/database/assertDefined';
import { ticketAnswers, tickets } from '../../../domains/support/supportTables';
import { answerTexts } from '../../../domains/support/seed/data/answerTexts';
import { ticketTexts } from '../../../domains/support/seed/data/ticketTexts';
import { idOf, mix } from '../idOf';
import { pick } from '../pick';
import { padded } from '../population';
import { repeat } from '../repeat';
import { staffOf } from './scaleStaff';
import { scaleSizes } from '../sizes';
import { source, type ScaleContext } from '../Source';

const usual = ticketTexts.slice(1);
/** The newest of them wait for an answer. */
const waiting = 6_000;
const buildings = 500;
const supporters = staffOf('SUPPORT');

const dayOf = (index: number) =>
  Math.min(-1, -Math.floor(((scaleSizes.tickets - index) * 1_200) / scaleSizes.tickets));

/** Few are answered and open: the backend closes those that were answered a week ago. */
function statusOf(index: number) {
  if (index >= scaleSizes.tickets - waiting) return pick(['NEW', 'OPEN'] as const, index);
  return dayOf(index) > -46 ? ('ANSWERED' as const) : ('CLOSED' as const);
}

const createTicket =
  ({ calendar }: ScaleContext) =>
  (index: number) => {
    const [status, day] = [statusOf(index), dayOf(index)];
    const { category, subject, text } = assertDefined(pick(usual, mix(index)));
    const isGuest = index % 6 === 2;
    const isWaiting = status === 'NEW' || status === 'OPEN';
    const createdAt = calendar.moment(day, 0, mix(index) % 1_440);
    const answered = status === 'ANSWERED' ? -1 - (index % 6) : day + 1;
    const answeredAt = isWaiting ? null : calendar.moment(Math.min(answered, -1), 12);
    return {
      id: idOf('ticket', index),
      number: `T-${padded(index + 1)}`,
      category,
      subject,
      text: `${text} Корпус ${1 + (mix(index) % buildings)}, обращение ${index + 1}.`,
      humanId: isGuest ? null : idOf('human', mix(index) % scaleSizes.humans),
      guestName: isGuest ? 'Гостья Любознательная' : null,
      guestEmail: isGuest ? `guest${index}@example.test` : null,
      status,
      priority: pick(['NORMAL', 'NORMAL', 'NORMAL', 'HIGH', 'LOW'] as const, index),
      assigneeId: status === 'NEW' ? null : idOf('staff', pick(supporters, index)),
      channel: isGuest ? ('GUEST' as const) : ('WEB' as const),
      createdAt,
      answeredAt,
      firstAnswerAt: answeredAt,
      closedAt: status === 'CLOSED' ? calendar.moment(Math.min(day + 8, -1)) : null,
      waitingSince: isWaiting ? createdAt : null,
    };
  };

export const scaleTickets = (context: ScaleContext) => [
  source(tickets, repeat(scaleSizes.tickets, createTicket(context))),
  source(
    ticketAnswers,
    repeat(scaleSizes.tickets - waiting, (index) => ({
      ticketId: idOf('ticket', index),
      author: 'STAFF' as const,
      userId: idOf('staff', pick(supporters, index)),
      text: answerTexts[assertDefined(pick(usual, mix(index))).category],
      createdAt: context.calendar.moment(Math.min(dayOf(index) + 1, -1), 12),
    })),
  ),
];
