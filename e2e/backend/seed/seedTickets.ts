import { sql } from 'drizzle-orm';
import { demoAccounts } from '../../fixtures/demoAccounts';
import { existing } from '../existing';
import { consents, ticketAnswers, tickets } from '../schema/support';
import { consentVersion } from '../support/consentVersion';
import { createThread } from './createThread';
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
    const status = existing(states[index % states.length]);
    const age = ticketCount - index;
    const ticket = {
      ...existing(index === lostBy ? lost : usual[index % usual.length]),
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
