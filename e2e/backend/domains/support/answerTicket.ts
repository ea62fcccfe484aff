import type { Transition } from '@campus/shared/contract/machine';
import { ticketMoves, type TicketStatus } from '@campus/shared/contract/support/machine';
import type { TicketAnswerRequest } from '@campus/shared/contract/support/requests';
import type * as contract from '@campus/shared/contract/support/calls';
import { eq, and, inArray } from 'drizzle-orm';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context, Handler } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import { agents } from './agents';
import { forgetAnswerDraft } from './answerDraftHandlers';
import { ticketAnswers, tickets } from './supportTables';
import { assertMove } from '../../platform/states/transitionTo';
import { saveVersion } from '../../platform/states/saveVersion';
import type { StaffMember } from '../../platform/access/Requester';
import { readTicket } from './readTicket';
import { tellTicketOwner } from './tellTicketOwner';

type StepOfTicket = typeof tickets.$inferSelect;

interface Step {
  name: 'answer' | 'close' | 'note' | 'open' | 'reopen';
  to: TicketStatus;
}

const isPublicAnswer = ({ text, isInternal }: TicketAnswerRequest) =>
  text !== undefined && !isInternal;

/** Which move of the machine a request asks for. */
function stepOf({ status }: StepOfTicket, request: TicketAnswerRequest): Step {
  const isAnswer = isPublicAnswer(request);
  if (request.reopen) return { name: 'reopen', to: isAnswer ? 'ANSWERED' : 'OPEN' };
  if (request.close) return { name: 'close', to: 'CLOSED' };
  if (isAnswer) return { name: 'answer', to: 'ANSWERED' };
  return status === 'NEW' ? { name: 'open', to: 'OPEN' } : { name: 'note', to: status };
}

const moveOf = ({ name }: Step): Transition<TicketStatus> => ticketMoves[name];

/** The columns that change with it. */
function changesOf(ticket: StepOfTicket, request: TicketAnswerRequest, { to }: Step, at: Date) {
  const { assigneeId = ticket.assigneeId, priority = ticket.priority } = request;
  const answered = { answeredAt: at, firstAnswerAt: ticket.firstAnswerAt ?? at };
  const isWaitedFor = to === 'NEW' || to === 'OPEN';
  return {
    status: to,
    assigneeId,
    priority,
    ...(isPublicAnswer(request) && answered),
    closedAt: to === 'CLOSED' ? at : null,
    waitingSince: isWaitedFor ? (ticket.waitingSince ?? at) : null,
  };
}

/** @throws Refusal 422 ASSIGNEE_UNFIT unless it is somebody who can answer tickets now. */
async function assertAssignee(tx: Database, id: string) {
  const isAgent = and(eq(users.id, id), inArray(users.id, agents(tx)));
  const [user] = await tx.select({ id: users.id }).from(users).where(isAgent);
  if (!user) {
    throw new Refusal(422, 'ASSIGNEE_UNFIT', { fields: { assigneeId: 'ASSIGNEE_UNFIT' } });
  }
}

type Ticket = typeof tickets.$inferSelect;
type Staff = Context<StaffMember>;

async function lockTicket(tx: Database, id: string) {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update');
  if (!ticket) throw new Refusal(404, 'NOT_FOUND');
  return ticket;
}

/** Keeps the words, if there are any; a guest gets the answer by mail. */
async function keepAnswer(
  tx: Database,
  { visitor }: Staff,
  { id: ticketId, humanId }: Ticket,
  request: TicketAnswerRequest,
) {
  const { text, isInternal } = request;
  if (text === undefined) return;
  const [answer] = await tx
    .insert(ticketAnswers)
    .values({ ticketId, author: 'STAFF', userId: visitor.id, text, isInternal })
    .returning();
  await forgetAnswerDraft(tx, { ticketId, userId: visitor.id });
  if (humanId || isInternal) return;
  await enqueue(tx, 'ticket.mailAnswer', { answerId: assertDefined(answer).id });
}

interface Told {
  request: TicketAnswerRequest;
  name: Step['name'];
  /** Milliseconds since 1970. */
  now: number;
}

async function tell(tx: Database, ticket: Ticket, { request, name, now }: Told) {
  if (isPublicAnswer(request)) {
    await tellTicketOwner(tx, ticket, request.close ? 'answerAndClose' : 'answer', { now });
  } else if (name === 'open' || name === 'close' || name === 'reopen') {
    await tellTicketOwner(tx, ticket, name, { now });
  }
}

async function advance(tx: Database, context: Staff, id: string, request: TicketAnswerRequest) {
  const before = await lockTicket(tx, id);
  if (before.mergedIntoId) throw new Refusal(409, 'TICKET_MERGED');
  const step = stepOf(before, request);
  assertMove('ticket', moveOf(step), before.status);
  if (request.assigneeId) await assertAssignee(tx, request.assigneeId);
  const version = request.version ?? before.version;
  const changes = changesOf(before, request, step, new Date(context.now()));
  const after = await saveVersion(tx, tickets, { id, version }, changes);
  await keepAnswer(tx, context, after, request);
  await tell(tx, after, { request, name: step.name, now: context.now() });
  await recordLog(tx, context, {
    action: `ticket.${step.name}`,
    entity: { type: 'ticket', id },
    humanId: after.humanId,
    diff: diffOf(before, after),
  });
}

/** Whatever staff do with a ticket: one lock, one move, one line in the log. */
export const answerTicket: Handler<typeof contract.answerTicket> = async (
  { params: { id }, body },
  context,
) => {
  await context.db.transaction((tx) => advance(tx, context, id, body));
  return readTicket(id, context);
};
