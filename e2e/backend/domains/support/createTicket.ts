import type { ParsedInput } from '@campus/shared/contract/call';
import { ticketDays, ticketMoves } from '@campus/shared/contract/support/machine';
import type * as contract from '@campus/shared/contract/support/calls';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import { reportLost } from '../cards/reportLost';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { refuseDuplicate } from '../../platform/database/refuseDuplicate';
import type { Context, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { notCounted } from '../../platform/limits/notCounted';
import { eskCards } from '../cards/cardTables';
import { tickets, ticketAnswers } from './supportTables';
import { transitionTo } from '../../platform/states/transitionTo';
import type { Participant } from '../../platform/access/Requester';
import { createIdempotently, idForHuman } from './createIdempotently';
import { fileTicket } from './fileTicket';
import { limitTickets, ticketKey } from './limitTickets';
import { tellTicketOwner } from './tellTicketOwner';

interface Reply {
  ticketId: string;
  humanId: string;
  text: string;
  /** That it is to have. */
  id?: string;
  /** Milliseconds since 1970. */
  at: number;
}

type Ticket = typeof tickets.$inferSelect;

/**
 * The ticket of who asks, locked; of a duplicate the one that it went into.
 * @throws Refusal 404 for a foreign one.
 */
export async function lockOwnTicket(
  tx: Database,
  { ticketId, humanId }: Pick<Reply, 'ticketId' | 'humanId'>,
): Promise<Ticket> {
  const isOwn = and(eq(tickets.id, ticketId), eq(tickets.humanId, humanId));
  const [known] = await tx.select({ into: tickets.mergedIntoId }).from(tickets).where(isOwn);
  const goesTo = known?.into ?? ticketId;
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, goesTo), eq(tickets.humanId, humanId)))
    .for('update');
  if (!ticket) throw new Refusal(404, 'NOT_FOUND');
  // Merged while the lock was waited for: the ticket that it went into is final by now.
  return ticket.mergedIntoId ? lockOwnTicket(tx, { ticketId, humanId }) : ticket;
}

/** Whether the same words are there by the same id: they come again, for their answer was lost. */
async function isWritten(tx: Database, ticket: Ticket, { id, text }: Reply) {
  if (!id) return false;
  const isInto = eq(tickets.mergedIntoId, ticket.id);
  const duplicates = tx.select({ id: tickets.id }).from(tickets).where(isInto);
  const { ticketId } = ticketAnswers;
  // The ticket that they were written in may have gone into this one meanwhile.
  const isHere = or(eq(ticketId, ticket.id), inArray(ticketId, duplicates));
  const isIt = and(eq(ticketAnswers.id, id), eq(ticketAnswers.text, text), isHere);
  return (await countRows(tx, ticketAnswers, isIt)) > 0;
}

/**
 * Reopens an answered ticket with its owner’s reply; undefined when it was closed too long ago, so
 * that the reply becomes a ticket of its own.
 * @throws Refusal 404 for a foreign ticket, 409 STATE for one that still waits for an answer.
 */
async function followUp(tx: Database, actor: Actor, reply: Reply) {
  const parent = await lockOwnTicket(tx, reply);
  if (await isWritten(tx, parent, reply)) return parent;
  const age = reply.at - (parent.closedAt?.getTime() ?? reply.at);
  if (age > ticketDays.toReopen * 86_400_000) return undefined;
  const { humanId, text } = reply;
  const id = await idForHuman(tx, reply.id, humanId);
  const reopened = await transitionTo(tx, tickets, parent.id, {
    machine: 'ticket',
    move: ticketMoves.followUp,
    to: 'OPEN',
    set: { closedAt: null, waitingSince: new Date(reply.at) },
  });
  await tx.insert(ticketAnswers).values({ id, ticketId: parent.id, author: 'HUMAN', text });
  await recordLog(tx, actor, {
    action: 'ticket.followUp',
    entity: { type: 'ticket', id: parent.id },
    humanId,
    diff: { status: { from: parent.status, to: reopened.status } },
  });
  return reopened;
}

type Call = typeof contract.createTicket;
type Body = ParsedInput<Call>['body'];
type Asker = Context<Participant>;

const isActive = (humanId: string) =>
  and(eq(eskCards.humanId, humanId), eq(eskCards.status, 'ACTIVE'));

/**
 * The report of a lost card that still works is never put off: it stops whoever found the card.
 * @returns what takes back that it was counted, if it was.
 */
async function limit({ db, limits, visitor }: Asker, isCardLost: boolean) {
  const cards = isCardLost ? await countRows(db, eskCards, isActive(visitor.id)) : 0;
  if (cards > 0) return async () => {};
  await limitTickets(limits, visitor.id);
  return () => limits.giveBack(ticketKey(visitor.id));
}

const reopen = ({ parentId, text, id }: Body, context: Asker) =>
  parentId === undefined
    ? undefined
    : context.db.transaction((tx) =>
        followUp(tx, context, {
          ticketId: parentId,
          humanId: context.visitor.id,
          text,
          id,
          at: context.now(),
        }),
      );

/** A reply names the category of the ticket that it follows: it is no new loss. */
const tellsOfLoss = ({ category, parentId }: Body) => category === 'CARD_LOST' && !parentId;

async function create(body: Body, context: Asker) {
  const { db, visitor, now } = context;
  const isCardLost = tellsOfLoss(body);
  const takeBack = await limit(context, isCardLost);
  const made = db.transaction(async (tx) => {
    const ticket = await fileTicket(tx, context, {
      ...body,
      id: await idForHuman(tx, body.id, visitor.id),
      humanId: visitor.id,
      channel: 'WEB',
      priority: isCardLost ? 'HIGH' : 'NORMAL',
      waitingSince: new Date(now()),
    });
    await tellTicketOwner(tx, ticket, 'create', { now: now() });
    const card = isCardLost ? await reportLost(tx, context, visitor.id) : undefined;
    return { ticket, isCardBlocked: card !== undefined };
  });
  return made.catch(notCounted(takeBack, ['TICKET_SENT']));
}

const receiptOf = ({ id, number, status, createdAt }: Ticket) => ({
  id,
  number,
  status,
  createdAt: createdAt.toISOString(),
});

/** What was made before, once more; a card that works by now is blocked all the same. */
async function receiveAgain(ticket: Ticket, body: Body, context: Asker) {
  const { db, visitor } = context;
  const isCardLost = tellsOfLoss(body);
  if (isCardLost) await db.transaction((tx) => reportLost(tx, context, visitor.id));
  const isLost = and(eq(eskCards.humanId, visitor.id), eq(eskCards.blockReason, 'LOST'));
  const isCardBlocked = isCardLost && (await countRows(db, eskCards, isLost)) > 0;
  return { ...receiptOf(ticket), isReopened: false, isCardBlocked };
}

async function make(body: Body, context: Asker) {
  const reopened = await reopen(body, context);
  if (reopened) return { ...receiptOf(reopened), isReopened: true, isCardBlocked: false };
  // Of two that come at once neither finds the other, and the key of the table keeps one.
  const refuseSecond = refuseDuplicate('tickets_pkey', new Refusal(409, 'TICKET_SENT'));
  const { ticket, isCardBlocked } = await create(body, context).catch(refuseSecond);
  return { ...receiptOf(ticket), isReopened: false, isCardBlocked };
}

export const createTicket: Handler<Call> = ({ body }, context) =>
  createIdempotently(
    context.db,
    { ...body, humanId: context.visitor.id },
    {
      create: () => make(body, context),
      replay: (ticket) => receiveAgain(ticket, body, context),
    },
  );
