import { ticketMoves, type TicketStatus } from '@campus/shared/contract/machines/ticket';
import type { TicketAnswerRequest } from '@campus/shared/contract/payloads/tickets';
import type { Move } from '@campus/shared/contract/machines/Move';
import type { tickets } from '../schema/support';

type Ticket = typeof tickets.$inferSelect;

interface Step {
  name: 'answer' | 'close' | 'note' | 'open' | 'reopen';
  to: TicketStatus;
}

export const isPublicAnswer = ({ text, isInternal }: TicketAnswerRequest) =>
  text !== undefined && !isInternal;

/** Which move of the machine a request asks for. */
export function stepOf({ status }: Ticket, request: TicketAnswerRequest): Step {
  const isAnswer = isPublicAnswer(request);
  if (request.reopen) return { name: 'reopen', to: isAnswer ? 'ANSWERED' : 'OPEN' };
  if (request.close) return { name: 'close', to: 'CLOSED' };
  if (isAnswer) return { name: 'answer', to: 'ANSWERED' };
  return status === 'NEW' ? { name: 'open', to: 'OPEN' } : { name: 'note', to: status };
}

export const moveOf = ({ name }: Step): Move<TicketStatus> => ticketMoves[name];

/** The columns that change with it. */
export function changesOf(ticket: Ticket, request: TicketAnswerRequest, { to }: Step, at: Date) {
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
