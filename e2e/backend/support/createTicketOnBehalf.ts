import type * as contract from '@campus/shared/contract/tickets';
import { and, eq } from 'drizzle-orm';
import { blockCard } from '../cards/blockCard';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { fileTicket } from './fileTicket';
import { readTicket } from './readTicket';
import { tellOwner } from './tellOwner';

async function assertHuman(tx: Database, id: string) {
  const isOpen = and(eq(humans.id, id), eq(humans.state, 'ACTIVE'));
  const [human] = await tx.select({ id: humans.id }).from(humans).where(isOpen);
  if (human) return;
  const fields = { humanId: 'TICKET_HUMAN_UNKNOWN' } as const;
  throw new Refusal(422, 'TICKET_HUMAN_UNKNOWN', { fields });
}

/** For somebody who called or came; a lost card is blocked at once, as by its owner. */
export const createTicketOnBehalf: Handler<typeof contract.createTicketOnBehalf> = async (
  { body },
  context,
) => {
  const { db, language, now } = context;
  const { humanId, category, guestLanguage = language } = body;
  const isCardLost = category === 'CARD_LOST';
  const id = await db.transaction(async (tx) => {
    if (humanId) await assertHuman(tx, humanId);
    const ticket = await fileTicket(tx, context, {
      ...body,
      priority: isCardLost ? 'HIGH' : body.priority,
      guestLanguage: humanId ? null : guestLanguage,
      channel: 'STAFF',
      waitingSince: new Date(now()),
    });
    if (humanId && isCardLost) await blockCard(tx, context, humanId, 'LOST');
    await tellOwner(tx, ticket, 'create');
    return ticket.id;
  });
  return readTicket(id, context);
};
