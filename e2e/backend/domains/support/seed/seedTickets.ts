import type { TicketStatus } from '@campus/shared/contract/support/machine';
import { ticketScores } from '@campus/shared/contract/support/requests';
import { sql } from 'drizzle-orm';
import { demoAccounts } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { consents, ticketAnswers, tickets } from '../supportTables';
import { consentVersion } from '../consentVersion';
import { answerTexts, closingText, moreText, noteTexts, thanksText } from './data/answerTexts';
import { ratingTexts } from './data/ratingTexts';
import { ticketTexts } from './data/ticketTexts';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Students } from '../../accounts/seed/seedPeople';
import type { Staff } from '../../accounts/seed/seedStaff';

type Answer = typeof ticketAnswers.$inferInsert;

interface Ticket {
  id: string;
  index: number;
  status: TicketStatus;
  category: (typeof ticketTexts)[number]['category'];
  humanId?: string;
  createdAt: Date;
  /** Days since it was opened. */
  age: number;
}

/** An answered ticket closes itself after a week: the last answer of the demo is younger. */
const youngest = 6;

/** What was said in a ticket, and the moments that follow from it. */
function createThread({ calendar }: DemoContext, ticket: Ticket, userId: string) {
  const { id: ticketId, index, status, category, humanId, age } = ticket;
  const at = (daysAgo: number, hour: number) => calendar.moment(-Math.max(daysAgo, 1), hour, index);
  const staff = { ticketId, author: 'STAFF' as const, userId };
  const first = at(age - 1, 11);
  const last = at(Math.min(age - 1, youngest - (index % youngest)), 15);
  const note = {
    ...staff,
    isInternal: true,
    text: assertDefined(noteTexts[index % noteTexts.length]),
  };
  const asked: Answer[] = [{ ...note, createdAt: first }];
  const answered: Answer[] = [
    ...asked,
    { ...staff, text: answerTexts[category], createdAt: first },
  ];
  const times = { waitingSince: null, firstAnswerAt: first };
  const thanked: Answer[] = [
    ...answered,
    { ticketId, author: 'HUMAN', text: thanksText, createdAt: at(age - 2, 9) },
    { ...staff, text: closingText, createdAt: at(age - 3, 10) },
  ];
  switch (status) {
    case 'NEW':
      return { answers: [], times: { waitingSince: ticket.createdAt } };
    case 'OPEN':
      return { answers: asked, times: { waitingSince: ticket.createdAt } };
    case 'ANSWERED': {
      const more: Answer = { ...staff, text: moreText, createdAt: last };
      return { answers: [...answered, more], times: { ...times, answeredAt: last } };
    }
    case 'CLOSED': {
      const closed = { ...times, answeredAt: first, closedAt: at(age - 7, 12) };
      if (!humanId) return { answers: answered, times: closed };
      const score = assertDefined(ticketScores[Math.floor(index / 4) % ticketScores.length]);
      const rating = { score, ratingText: ratingTexts[score], ratedAt: at(age - 7, 13) };
      return { answers: thanked, times: { ...closed, ...rating } };
    }
  }
}

const ticketCount = 45;
const guestEvery = 6;
/** The participant whose card is blocked as lost. */
const lostBy = 4;
const states = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;

function ownerOf(people: Students, index: number) {
  const isGuest = index % guestEvery === 2;
  if (!isGuest) return { humanId: assertDefined(people[index]).id, channel: 'WEB' as const };
  const guestEmail = `guest${index}@example.test`;
  return {
    guestName: 'Гостья Любознательная',
    guestEmail,
    guestLanguage: 'ru' as const,
    channel: 'GUEST' as const,
  };
}

function createTicket(context: DemoContext, people: Students, supportId: string) {
  const { random, calendar } = context;
  const [lost, ...usual] = ticketTexts;
  return (index: number) => {
    const status = assertDefined(states[index % states.length]);
    const age = ticketCount - index;
    const ticket = {
      ...assertDefined(index === lostBy ? lost : usual[index % usual.length]),
      ...ownerOf(people, index),
      id: random.uuid(),
      number: `T-${String(index + 1).padStart(6, '0')}`,
      status,
      priority: index === lostBy ? ('HIGH' as const) : ('NORMAL' as const),
      assigneeId: status === 'NEW' ? null : supportId,
      createdAt: calendar.moment(-age, 10, index),
    };
    const thread = createThread(context, { ...ticket, age, index }, supportId);
    return { ...thread, row: { ...ticket, ...thread.times } };
  };
}

/** 45 tickets in every state with their answers, eight of them from guests, one about a lost card. */
export async function seedTickets(context: DemoContext, people: Students, staff: Staff) {
  const { tx } = context;
  const supportId = staff.idOf(demoAccounts.support.email);
  const indexes = Array.from({ length: ticketCount }, (_, index) => index);
  const filled = indexes.map(createTicket(context, people, supportId));
  const rows = filled.map(({ row }) => row);
  await insertAll(tx, tickets, rows);
  await insertAll(
    tx,
    ticketAnswers,
    filled.flatMap(({ answers }) => answers),
  );
  const agreed = rows
    .filter(({ channel }) => channel === 'GUEST')
    .map(({ id, createdAt }) => ({
      ticketId: id,
      type: 'PD' as const,
      textVersion: consentVersion,
      at: createdAt,
      ip: '192.0.2.2',
    }));
  await insertAll(tx, consents, agreed);
  await tx.execute(sql`select setval('ticket_numbers', ${ticketCount})`);
}
