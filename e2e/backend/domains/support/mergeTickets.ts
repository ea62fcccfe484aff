import { ticketMoves } from '@campus/shared/contract/support/machine';
import { ticketPriorities } from '@campus/shared/contract/support/requests';
import type * as contract from '@campus/shared/contract/support/calls';
import { asc, eq, inArray } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { Refusal } from '../../platform/access/Refusal';
import type { StaffMember } from '../../platform/access/Requester';
import type { Database } from '../../platform/database/Database';
import type { Context, Handler } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import { saveVersion } from '../../platform/states/saveVersion';
import { assertMove } from '../../platform/states/transitionTo';
import { humans } from '../accounts/humanTables';
import { readTicket } from './readTicket';
import { tickets } from './supportTables';
import { tellTicketOwner } from './tellTicketOwner';

type Ticket = typeof tickets.$inferSelect;

interface Wish {
  id: string;
  into: string;
  version?: number | undefined;
}

/** Both in one order, so that two who merge the same tickets do not wait for each other for ever. */
async function lockBoth(tx: Database, { id, into }: Wish) {
  const rows = await tx
    .select()
    .from(tickets)
    .where(inArray(tickets.id, [id, into]))
    .orderBy(asc(tickets.id))
    .for('update');
  const duplicate = rows.find((row) => row.id === id);
  const main = rows.find((row) => row.id === into);
  if (!duplicate) throw new Refusal(404, 'NOT_FOUND');
  if (!main) throw new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { into: 'REFERENCE_UNKNOWN' } });
  return { duplicate, main };
}

async function emailOf(tx: Database, { humanId, guestEmail }: Ticket) {
  if (!humanId) return guestEmail?.toLowerCase();
  const [human] = await tx
    .select({ email: humans.email })
    .from(humans)
    .where(eq(humans.id, humanId));
  return human?.email.toLowerCase();
}

/**
 * A guest’s words may go to the participant of that e-mail, but a participant’s never to a guest:
 * anybody could have written that address.
 */
async function assertSameOwner(tx: Database, duplicate: Ticket, main: Ticket) {
  const isSameHuman = duplicate.humanId !== null && duplicate.humanId === main.humanId;
  if (isSameHuman) return;
  const [one, other] = [await emailOf(tx, duplicate), await emailOf(tx, main)];
  if (duplicate.humanId === null && one && one === other) return;
  throw new Refusal(422, 'TICKET_OTHER_OWNER', { fields: { into: 'TICKET_OTHER_OWNER' } });
}

const earlier = (one: Date | null, other: Date | null) => {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
};
const later = (one: Date | null, other: Date | null) =>
  !other || (one && one > other) ? one : other;
const urgency = ({ priority }: Ticket) => ticketPriorities.indexOf(priority);

/**
 * It waits since the first of both has waited, closes by itself after the last answer to either, and
 * is as urgent as the more urgent one.
 */
const grown = (main: Ticket, duplicate: Ticket) => ({
  status: main.status === 'ANSWERED' && duplicate.waitingSince ? ('OPEN' as const) : main.status,
  waitingSince: earlier(main.waitingSince, duplicate.waitingSince),
  firstAnswerAt: earlier(main.firstAnswerAt, duplicate.firstAnswerAt),
  answeredAt: later(main.answeredAt, duplicate.answeredAt),
  priority: urgency(duplicate) > urgency(main) ? duplicate.priority : main.priority,
  assigneeId: main.assigneeId ?? duplicate.assigneeId,
});

type Staff = Context<StaffMember>;

async function record(tx: Database, context: Staff, before: Ticket, after: Ticket, step: string) {
  await recordLog(tx, context, {
    action: `ticket.${step}`,
    entity: { type: 'ticket', id: after.id },
    humanId: after.humanId,
    diff: diffOf(before, after),
  });
}

async function merge(tx: Database, context: Staff, wish: Wish) {
  const { id, into } = wish;
  if (id === into) throw new Refusal(422, 'INVALID', { fields: { into: 'INVALID' } });
  const { duplicate, main } = await lockBoth(tx, wish);
  await assertSameOwner(tx, duplicate, main);
  if (duplicate.mergedIntoId ?? main.mergedIntoId) throw new Refusal(409, 'TICKET_MERGED');
  assertMove('ticket', ticketMoves.merge, duplicate.status);
  assertMove('ticket', ticketMoves.takeIn, main.status);

  const version = wish.version ?? duplicate.version;
  const closing = { status: 'CLOSED', closedAt: new Date(context.now()), waitingSince: null };
  const closed = await saveVersion(
    tx,
    tickets,
    { id, version },
    { ...closing, mergedIntoId: into },
  );
  // What had gone into the duplicate goes on with it.
  await tx.update(tickets).set({ mergedIntoId: into }).where(eq(tickets.mergedIntoId, id));
  const saved = await saveVersion(
    tx,
    tickets,
    { id: into, version: main.version },
    grown(main, duplicate),
  );
  await record(tx, context, duplicate, closed, 'merge');
  await record(tx, context, main, saved, 'takeIn');
  const now = context.now();
  if (closed.humanId) await tellTicketOwner(tx, closed, 'merge', { now, into: main.number });
  else await enqueue(tx, 'ticket.mailMerge', { ticketId: id });
}

/** Closes a duplicate; its thread is read in the ticket that it went into, and stays its own. */
export const mergeTickets: Handler<typeof contract.mergeTickets> = async (
  { params: { id }, body },
  context,
) => {
  await context.db.transaction((tx) => merge(tx, context, { id, ...body }));
  return readTicket(body.into, context);
};
