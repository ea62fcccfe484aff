import type { ParsedInput } from '@campus/shared/contract/call';
import { canMove } from '@campus/shared/contract/machine';
import type * as contract from '@campus/shared/contract/support/calls';
import { ticketMoves } from '@campus/shared/contract/support/machine';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { notCounted } from '../../platform/limits/notCounted';
import type { StaffMember } from '../../platform/access/Requester';
import { recordLog } from '../../platform/audit/recordLog';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import { refuseDuplicate } from '../../platform/database/refuseDuplicate';
import type { Context, Handler, Handlers } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import { transitionTo } from '../../platform/states/transitionTo';
import { humans } from '../accounts/humanTables';
import { reportLost } from '../cards/reportLost';
import { answerDraftHandlers } from './answerDraftHandlers';
import { answerTicket } from './answerTicket';
import { cannedAnswerHandlers } from './cannedAnswerHandlers';
import { consentVersion } from './consentVersion';
import { createTicket, lockOwnTicket } from './createTicket';
import { createIdempotently, idForGuest, idForStaff } from './createIdempotently';
import { fileTicket } from './fileTicket';
import { filterTickets } from './filterTickets';
import { guestTicketHandlers } from './guestTicketHandlers';
import { limitGuestTickets, ticketKey } from './limitTickets';
import { listMyTickets, withThreads } from './listMyTickets';
import { mergeTickets } from './mergeTickets';
import { readTicket } from './readTicket';
import { assertNoRobot, openChallenge } from './robotCheck';
import { consents, tickets } from './supportTables';
import { tellTicketOwner } from './tellTicketOwner';

async function assertHuman(tx: Database, id: string) {
  const isOpen = and(eq(humans.id, id), eq(humans.state, 'ACTIVE'));
  const [human] = await tx.select({ id: humans.id }).from(humans).where(isOpen);
  if (human) return;
  const fields = { humanId: 'TICKET_HUMAN_UNKNOWN' } as const;
  throw new Refusal(422, 'TICKET_HUMAN_UNKNOWN', { fields });
}

type OnBehalf = typeof contract.createTicketOnBehalf;

async function makeOnBehalf(body: ParsedInput<OnBehalf>['body'], context: Context<StaffMember>) {
  const { db, language, now, visitor } = context;
  const { humanId, category, channel = 'STAFF', guestLanguage = language } = body;
  const isCardLost = category === 'CARD_LOST';
  const made = db.transaction(async (tx) => {
    if (humanId) await assertHuman(tx, humanId);
    const ticket = await fileTicket(tx, context, {
      ...body,
      id: await idForStaff(tx, body.id, visitor.id),
      priority: isCardLost ? 'HIGH' : body.priority,
      guestLanguage: humanId ? null : guestLanguage,
      channel,
      waitingSince: new Date(now()),
    });
    if (humanId && isCardLost) await reportLost(tx, context, humanId);
    await tellTicketOwner(tx, ticket, 'create', { now: now() });
    if (!humanId) await enqueue(tx, 'ticket.mailReceipt', { ticketId: ticket.id });
    return ticket;
  });
  return made.catch(refuseDuplicate('tickets_pkey', new Refusal(409, 'TICKET_MADE')));
}

/** For somebody who called or came; a lost card is blocked at once, as by its owner. */
const createTicketOnBehalf: Handler<OnBehalf> = async ({ body }, context) => {
  const create = () => makeOnBehalf(body, context);
  const { id } = await createIdempotently(context.db, body, { create, replay: (made) => made });
  return readTicket(id, context);
};

type FromGuest = typeof contract.createGuestTicket;
type GuestWords = Omit<ParsedInput<FromGuest>['body'], 'consent' | 'captcha' | 'website'>;

/** A guest's ticket together with the consent that allows keeping it. */
async function makeOfGuest(words: GuestWords, context: Context<null>) {
  const { db, limits, ip, language, now } = context;
  await limitGuestTickets(limits, words.guestEmail, ip);
  const made = db.transaction(async (tx) => {
    const filed = await fileTicket(tx, context, {
      ...words,
      id: await idForGuest(tx, words.id),
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
  return made.catch(notCounted(() => limits.giveBack(ticketKey(words.guestEmail))));
}

const createGuestTicket: Handler<FromGuest> = async (
  { body: { consent: _, captcha, website, ...words } },
  context,
) => {
  await assertNoRobot({ captcha, website }, context);
  const create = () => makeOfGuest(words, context);
  const ticket = await createIdempotently(context.db, words, { create, replay: (made) => made });
  return { ...ticket, createdAt: ticket.createdAt.toISOString() };
};

type Ticket = typeof tickets.$inferSelect;

const asOwn = async (tx: Database, ticket: Ticket) =>
  assertDefined((await withThreads(tx, [ticket]))[0]);

/** Only an answer can be rated, and one that was followed by a question waits for the next. */
const isAnswered = ({ firstAnswerAt, status }: Ticket) =>
  firstAnswerAt !== null && canMove(ticketMoves.followUp, status);

/** What its owner does with a ticket besides writing in it. */
const ownTicketHandlers: Pick<Handlers<typeof contract>, 'closeOwnTicket' | 'rateTicket'> = {
  closeOwnTicket: ({ params: { id } }, context) =>
    context.db.transaction(async (tx) => {
      const humanId = context.visitor.id;
      const before = await lockOwnTicket(tx, { ticketId: id, humanId });
      // “Closed already” would be taken for the end of a matter that waits elsewhere.
      if (before.id !== id) throw new Refusal(409, 'TICKET_MERGED');
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

  rateTicket: ({ params, body: { score, words } }, context) =>
    context.db.transaction(async (tx) => {
      const humanId = context.visitor.id;
      const before = await lockOwnTicket(tx, { ticketId: params.id, humanId });
      const { id } = before;
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

export const ticketHandlers: Handlers<typeof contract> = {
  ...answerDraftHandlers,
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
