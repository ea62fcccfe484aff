import type * as tickets from '@campus/shared/contract/tickets';
import type { Handlers } from '../Handler';
import { answerTicket } from './answerTicket';
import { createGuestTicket } from './createGuestTicket';
import { createTicket } from './createTicket';
import { createTicketOnBehalf } from './createTicketOnBehalf';
import { filterTickets } from './filterTickets';
import { listMyTickets } from './listMyTickets';
import { readTicket } from './readTicket';

export const ticketHandlers: Handlers<typeof tickets> = {
  answerTicket,
  createGuestTicket,
  createTicket,
  createTicketOnBehalf,
  filterTickets,
  getTicket: ({ params }, context) => readTicket(params.id, context),
  listMyTickets,
};
