import * as z from 'zod/mini';
import { call } from './call';
import { id, timestamp } from './fields';
import { guestTicketRequest } from './payloads/tickets';

const ticketReceipt = z.object({ id, number: z.string(), createdAt: timestamp });
export type TicketReceipt = z.infer<typeof ticketReceipt>;

export const createGuestTicket = call({
  method: 'POST',
  path: '/api/participants/ticket/guest',
  summary: 'A ticket from somebody who is not signed in',
  access: 'public',
  body: guestTicketRequest,
  response: ticketReceipt,
});
