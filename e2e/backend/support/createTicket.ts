import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/tickets';
import { and, eq } from 'drizzle-orm';
import { blockCard } from '../cards/blockCard';
import { countRows } from '../database/countRows';
import type { Context, Handler } from '../Handler';
import { eskCards } from '../schema/cards';
import type { tickets } from '../schema/support';
import type { Participant } from '../Visitor';
import { fileTicket } from './fileTicket';
import { followUp } from './followUp';
import { limitTickets } from './limitTickets';

type Call = typeof contract.createTicket;
type Body = ParsedInput<Call>['body'];
type Asker = Context<Participant>;
type Ticket = typeof tickets.$inferSelect;

const isActive = (humanId: string) =>
  and(eq(eskCards.humanId, humanId), eq(eskCards.status, 'ACTIVE'));

/** The report of a lost card that still works is never put off: it stops whoever found the card. */
async function limit({ db, limits, visitor }: Asker, isCardLost: boolean) {
  const cards = isCardLost ? await countRows(db, eskCards, isActive(visitor.id)) : 0;
  if (cards === 0) await limitTickets(limits, visitor.id);
}

const reopen = ({ parentId, text }: Body, context: Asker) =>
  parentId === undefined
    ? undefined
    : context.db.transaction((tx) =>
        followUp(tx, context, {
          ticketId: parentId,
          humanId: context.visitor.id,
          text,
          at: context.now(),
        }),
      );

async function create(body: Body, context: Asker) {
  const { db, visitor, now } = context;
  // A reply names the category of the ticket that it follows: it is no new loss.
  const isCardLost = body.category === 'CARD_LOST' && !body.parentId;
  await limit(context, isCardLost);
  return db.transaction(async (tx) => {
    const ticket = await fileTicket(tx, context, {
      ...body,
      humanId: visitor.id,
      channel: 'WEB',
      priority: isCardLost ? 'HIGH' : 'NORMAL',
      waitingSince: new Date(now()),
    });
    const card = isCardLost ? await blockCard(tx, context, visitor.id, 'LOST') : undefined;
    return { ticket, isCardBlocked: card !== undefined };
  });
}

const receiptOf = ({ id, number, status, createdAt }: Ticket) => ({
  id,
  number,
  status,
  createdAt: createdAt.toISOString(),
});

export const createTicket: Handler<Call> = async ({ body }, context) => {
  const reopened = await reopen(body, context);
  if (reopened) return { ...receiptOf(reopened), isReopened: true, isCardBlocked: false };
  const { ticket, isCardBlocked } = await create(body, context);
  return { ...receiptOf(ticket), isReopened: false, isCardBlocked };
};
