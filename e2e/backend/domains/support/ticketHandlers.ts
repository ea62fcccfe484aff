import type * as tickets from '@campus/shared/contract/support/calls';
import type * as contract from '@campus/shared/contract/support/calls';
import { and, eq } from 'drizzle-orm';
import { blockCard } from '../cards/blockCard';
import type { Database } from '../../platform/database/Database';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from '../accounts/humanTables';
import { consents } from './supportTables';
import { answerTicket } from './answerTicket';
import { consentVersion } from './consentVersion';
import { createTicket } from './createTicket';
import { fileTicket } from './fileTicket';
import { filterTickets } from './filterTickets';
import { limitGuestTickets } from './limitTickets';
import { listMyTickets } from './listMyTickets';
import { ownTicketHandlers } from './ownTicketHandlers';
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
const createTicketOnBehalf: Handler<typeof contract.createTicketOnBehalf> = async (
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

/** A guest's ticket together with the consent that allows keeping it. */
const createGuestTicket: Handler<typeof contract.createGuestTicket> = async (
  { body: { consent: _, captcha: __, ...words } },
  context,
) => {
  const { db, limits, ip, language, now } = context;
  await limitGuestTickets(limits, words.guestEmail, ip);
  const ticket = await db.transaction(async (tx) => {
    const filed = await fileTicket(tx, context, {
      ...words,
      channel: 'GUEST',
      guestLanguage: language,
      waitingSince: new Date(now()),
    });
    await tx
      .insert(consents)
      .values({ ticketId: filed.id, type: 'PD', textVersion: consentVersion, ip });
    return filed;
  });
  return { ...ticket, createdAt: ticket.createdAt.toISOString() };
};

export const ticketHandlers: Handlers<typeof tickets> = {
  answerTicket,
  createGuestTicket,
  createTicket,
  createTicketOnBehalf,
  filterTickets,
  getTicket: ({ params }, context) => readTicket(params.id, context),
  listMyTickets,
  ...ownTicketHandlers,
};
