import type { Machine } from '../machine';

export const ticketStatuses = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;
/** What its owner tells tickets apart by; nobody has answered a waiting one yet. */
export const ownTicketStates = ['WAITING', 'ANSWERED', 'CLOSED'] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

const call = 'answerTicket';
const staff = ['ADMIN', 'SUPPORT'] as const;

/** Days after which an answered ticket closes itself, and a closed one can no longer be reopened. */
export const ticketDays = { untilClosed: 7, toReopen: 14 } as const;

export const ticketMoves = {
  createAsGuest: {
    from: [],
    to: ['NEW'],
    call: 'createGuestTicket',
    by: ['GUEST'],
    refusals: ['TICKET_LIMIT'],
  },
  create: {
    from: [],
    to: ['NEW'],
    call: 'createTicket',
    by: ['HUMAN'],
    refusals: ['TICKET_LIMIT', 'TICKET_SENT'],
  },
  createOnBehalf: { from: [], to: ['NEW'], call: 'createTicketOnBehalf', by: staff },
  /** An internal note, an assignee or a priority. */
  open: { from: ['NEW'], to: ['OPEN'], call, by: staff },
  /** The same on a ticket that somebody has opened already: its state stays. */
  note: { from: ['OPEN', 'ANSWERED'], to: ['OPEN', 'ANSWERED'], call, by: staff },
  answer: { from: ['NEW', 'OPEN', 'ANSWERED'], to: ['ANSWERED'], call, by: staff },
  reopen: { from: ['CLOSED'], to: ['OPEN', 'ANSWERED'], call, by: staff },
  /** The owner writes again within `ticketDays.toReopen`; later it makes a new, linked ticket. */
  followUp: { from: ['ANSWERED', 'CLOSED'], to: ['OPEN'], call: 'createTicket', by: ['OWNER'] },
  closeOwn: {
    from: ['NEW', 'OPEN', 'ANSWERED'],
    to: ['CLOSED'],
    call: 'closeOwnTicket',
    by: ['OWNER'],
  },
  close: { from: ['NEW', 'OPEN', 'ANSWERED'], to: ['CLOSED'], call, by: staff },
  expire: { from: ['ANSWERED'], to: ['CLOSED'], by: ['SYSTEM'] },
} as const satisfies Machine<TicketStatus>;
