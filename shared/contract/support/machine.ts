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
    refusals: ['TICKET_LIMIT', 'ROBOT_CHECK'],
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
  reopen: {
    from: ['CLOSED'],
    to: ['OPEN', 'ANSWERED'],
    call,
    by: staff,
    refusals: ['TICKET_MERGED'],
  },
  /** The owner writes again within `ticketDays.toReopen`; later it makes a new, linked ticket. */
  followUp: { from: ['ANSWERED', 'CLOSED'], to: ['OPEN'], call: 'createTicket', by: ['OWNER'] },
  /** The same by the link in the letter of a guest; later a guest writes anew. */
  followUpAsGuest: {
    from: ['ANSWERED', 'CLOSED'],
    to: ['OPEN'],
    call: 'answerGuestTicket',
    by: ['GUEST'],
    refusals: ['TICKET_LINK', 'TICKET_OLD', 'TICKET_MERGED', 'TICKET_LINK_LIMIT'],
  },
  closeOwn: {
    from: ['NEW', 'OPEN', 'ANSWERED'],
    to: ['CLOSED'],
    call: 'closeOwnTicket',
    by: ['OWNER'],
    refusals: ['TICKET_MERGED'],
  },
  close: { from: ['NEW', 'OPEN', 'ANSWERED'], to: ['CLOSED'], call, by: staff },
  /** A duplicate closes, and cannot be opened again. */
  merge: {
    from: ['NEW', 'OPEN', 'ANSWERED'],
    to: ['CLOSED'],
    call: 'mergeTickets',
    by: staff,
    refusals: ['TICKET_OTHER_OWNER', 'TICKET_MERGED'],
  },
  /** The ticket that a duplicate goes into: it waits for an answer where the duplicate did. */
  takeIn: {
    from: ['NEW', 'OPEN', 'ANSWERED'],
    to: ['NEW', 'OPEN', 'ANSWERED'],
    call: 'mergeTickets',
    by: staff,
  },
  closeAsGuest: {
    from: ['NEW', 'OPEN', 'ANSWERED'],
    to: ['CLOSED'],
    call: 'closeGuestTicket',
    by: ['GUEST'],
    refusals: ['TICKET_LINK', 'TICKET_LINK_LIMIT'],
  },
  expire: { from: ['ANSWERED'], to: ['CLOSED'], by: ['SYSTEM'] },
} as const satisfies Machine<TicketStatus>;
