import * as z from 'zod/mini';
import { call } from './call';
import { email, id, line, multiline, timestamp } from './fields';

export const ticketCategories = [
  'CARD',
  'PAYMENT',
  'GRANT',
  'STUDY',
  'ACCOUNT',
  'PARTNER',
  'TECH',
  'OTHER',
] as const;

export const guestTicketRequest = z.object({
  category: z.enum(ticketCategories, 'REQUIRED'),
  subject: line(5, 150),
  text: multiline(10, 5000),
  guestName: line(1, 80),
  guestEmail: email,
  consent: z.literal(true, 'CONSENT_REQUIRED'),
});

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
