import { sql } from 'drizzle-orm';
import { existing } from '../existing';
import { demoAccounts } from '../../fixtures/demoAccounts';
import { tickets } from '../schema/support';
import { ticketTexts } from './data/ticketTexts';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';
import type { Students } from './seedPeople';
import type { Staff } from './seedStaff';

const ticketCount = 45;
const guestEvery = 6;
/** The participant whose card is blocked as lost. */
const lostBy = 4;
const states = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;

function ownerOf(people: Students, index: number) {
  const isGuest = index % guestEvery === 2;
  if (!isGuest) return { humanId: existing(people[index]).id, channel: 'WEB' as const };
  const guestEmail = `guest${index}@example.test`;
  return { guestName: 'Гостья Любознательная', guestEmail, channel: 'GUEST' as const };
}

/** 45 tickets in every state, eight of them from guests, one about a lost card. */
export async function seedTickets({ tx, calendar }: DemoContext, people: Students, staff: Staff) {
  const [lost, ...usual] = ticketTexts;
  const rows = Array.from({ length: ticketCount }, (_, index) => {
    const status = existing(states[index % states.length]);
    const age = ticketCount - index;
    const isAnswered = status === 'ANSWERED' || status === 'CLOSED';
    return {
      ...existing(index === lostBy ? lost : usual[index % usual.length]),
      ...ownerOf(people, index),
      number: `T-${String(index + 1).padStart(6, '0')}`,
      status,
      priority: index === lostBy ? ('HIGH' as const) : ('NORMAL' as const),
      assigneeId: status === 'NEW' ? null : staff.idOf(demoAccounts.support.email),
      createdAt: calendar.moment(-age, 10, index),
      firstAnswerAt: isAnswered ? calendar.moment(1 - age, 11, index) : null,
      closedAt: status === 'CLOSED' ? calendar.moment(Math.min(8 - age, 0), 7, index) : null,
    };
  });
  await insertAll(tx, tickets, rows);
  await tx.execute(sql`select setval('ticket_numbers', ${ticketCount})`);
}
