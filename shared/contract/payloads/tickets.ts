import * as z from 'zod/mini';
import { email, line, multiline } from '../fields';

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
