import { ticketDays, ticketMoves } from '@campus/shared/contract/machines/ticket';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../audit/Actor';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { ticketAnswers, tickets } from '../schema/support';
import { moveTo } from '../states/moveTo';

interface Reply {
  ticketId: string;
  humanId: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

async function ownTicket(tx: Database, { ticketId, humanId }: Reply) {
  const isOwn = and(eq(tickets.id, ticketId), eq(tickets.humanId, humanId));
  const [ticket] = await tx.select().from(tickets).where(isOwn).for('update');
  if (!ticket) throw new Refusal(404, 'NOT_FOUND');
  return ticket;
}

/**
 * Reopens an answered ticket with its owner’s reply; undefined when it was closed too long ago, so
 * that the reply becomes a ticket of its own.
 * @throws Refusal 404 for a foreign ticket, 409 STATE for one that still waits for an answer.
 */
export async function followUp(tx: Database, actor: Actor, reply: Reply) {
  const parent = await ownTicket(tx, reply);
  const age = reply.at - (parent.closedAt?.getTime() ?? reply.at);
  if (age > ticketDays.toReopen * 86_400_000) return undefined;
  const { humanId, text } = reply;
  const reopened = await moveTo(tx, tickets, parent.id, {
    machine: 'ticket',
    move: ticketMoves.followUp,
    to: 'OPEN',
    set: { closedAt: null, waitingSince: new Date(reply.at) },
  });
  await tx.insert(ticketAnswers).values({ ticketId: parent.id, author: 'HUMAN', text });
  await recordLog(tx, actor, {
    action: 'ticket.followUp',
    entity: { type: 'ticket', id: parent.id },
    humanId,
    diff: { status: { from: parent.status, to: reopened.status } },
  });
  return reopened;
}
