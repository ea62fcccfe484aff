import type * as contract from '@campus/shared/contract/support/calls';
import { canMove } from '@campus/shared/contract/machine';
import { ticketMoves } from '@campus/shared/contract/support/machine';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Handlers } from '../../platform/Handler';
import { transitionTo } from '../../platform/states/transitionTo';
import { lockOwnTicket } from './createTicket';
import { withThreads } from './listMyTickets';
import { tickets } from './supportTables';

type Ticket = typeof tickets.$inferSelect;

const asOwn = async (tx: Database, ticket: Ticket) =>
  assertDefined((await withThreads(tx, [ticket]))[0]);

/** Only an answer can be rated, and one that was followed by a question waits for the next. */
const isAnswered = ({ firstAnswerAt, status }: Ticket) =>
  firstAnswerAt !== null && canMove(ticketMoves.followUp, status);

/** What its owner does with a ticket besides writing in it. */
export const ownTicketHandlers: Pick<Handlers<typeof contract>, 'closeOwnTicket' | 'rateTicket'> = {
  closeOwnTicket: ({ params: { id } }, context) =>
    context.db.transaction(async (tx) => {
      const humanId = context.visitor.id;
      const before = await lockOwnTicket(tx, { ticketId: id, humanId });
      const closed = await transitionTo(tx, tickets, id, {
        machine: 'ticket',
        move: ticketMoves.closeOwn,
        to: 'CLOSED',
        set: { closedAt: new Date(context.now()), waitingSince: null },
      });
      await recordLog(tx, context, {
        action: 'ticket.closeOwn',
        entity: { type: 'ticket', id },
        humanId,
        diff: { status: { from: before.status, to: closed.status } },
      });
      return asOwn(tx, closed);
    }),

  rateTicket: ({ params: { id }, body: { score, words } }, context) =>
    context.db.transaction(async (tx) => {
      const humanId = context.visitor.id;
      const before = await lockOwnTicket(tx, { ticketId: id, humanId });
      if (!isAnswered(before)) throw new Refusal(409, 'RATING_EARLY');
      // The version stays: whoever writes an answer meanwhile is not overtaken by a rating.
      const [rated] = await tx
        .update(tickets)
        .set({ score, ratingText: words || null, ratedAt: new Date(context.now()) })
        .where(eq(tickets.id, id))
        .returning();
      await recordLog(tx, context, {
        action: 'ticket.rate',
        entity: { type: 'ticket', id },
        humanId,
        diff: { score: { from: before.score, to: score } },
      });
      return asOwn(tx, assertDefined(rated));
    }),
};
