import type * as tickets from '@campus/shared/contract/support/calls';
import type * as contract from '@campus/shared/contract/support/calls';
import { and, eq } from 'drizzle-orm';
import { blockCard } from '../cards/blockCard';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { humans } from '../accounts/humanTables';
import { consents } from './supportTables';
import { answerTicket } from './answerTicket';
import { cannedAnswerHandlers } from './cannedAnswerHandlers';
import { consentVersion } from './consentVersion';
import { createTicket } from './createTicket';
import { fileTicket } from './fileTicket';
import { guestTicketHandlers } from './guestTicketHandlers';
import { filterTickets } from './filterTickets';
import { limitGuestTickets } from './limitTickets';
import { listMyTickets } from './listMyTickets';
import { mergeTickets } from './mergeTickets';
import { ownTicketHandlers } from './ownTicketHandlers';
import { readTicket } from './readTicket';
import { assertNoRobot, openChallenge } from './robotCheck';
import { tellOwner } from './tellOwner';
import { idOfStaffFiles } from './ticketFiles';

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
  const { db, language, now, visitor } = context;
  const { humanId, category, channel = 'STAFF', guestLanguage = language } = body;
  const isCardLost = category === 'CARD_LOST';
  const id = await db.transaction(async (tx) => {
    if (humanId) await assertHuman(tx, humanId);
    const ticket = await fileTicket(tx, context, {
      ...body,
      id: await idOfStaffFiles(tx, body.id, visitor.id),
      priority: isCardLost ? 'HIGH' : body.priority,
      guestLanguage: humanId ? null : guestLanguage,
      channel,
      waitingSince: new Date(now()),
    });
    if (humanId && isCardLost) await blockCard(tx, context, humanId, 'LOST');
    await tellOwner(tx, ticket, 'create');
    if (!humanId) await enqueue(tx, 'ticket.mailReceipt', { ticketId: ticket.id });
    return ticket.id;
  });
  return readTicket(id, context);
};

/** A guest's ticket together with the consent that allows keeping it. */
const createGuestTicket: Handler<typeof contract.createGuestTicket> = async (
  { body: { consent: _, captcha, website, ...words } },
  context,
) => {
  const { db, limits, ip, language, now } = context;
  await assertNoRobot({ captcha, website }, context);
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
    await enqueue(tx, 'ticket.mailReceipt', { ticketId: filed.id });
    return filed;
  });
  return { ...ticket, createdAt: ticket.createdAt.toISOString() };
};

export const ticketHandlers: Handlers<typeof tickets> = {
  ...cannedAnswerHandlers,
  ...guestTicketHandlers,
  answerTicket,
  createGuestTicket,
  createTicket,
  createTicketOnBehalf,
  filterTickets,
  getTicketChallenge: (_, context) => openChallenge(context),
  getTicket: ({ params }, context) => readTicket(params.id, context),
  listMyTickets,
  mergeTickets,
  ...ownTicketHandlers,
};
