import { loopback } from '../auth/limitCodes';
import type { Limits } from '../auth/createLimits';
import { tooMany } from '../tooMany';

const seconds = 3_600;
const perPerson = 3;
/** A dormitory may share one address; a robot makes up e-mails, but hardly addresses. */
const perAddress = 20;

async function admit(limits: Limits, key: string, max: number) {
  const { isAllowed, retryAfter } = await limits.hit(key, { max, seconds });
  if (!isAllowed) throw tooMany('TICKET_LIMIT', retryAfter);
}

/**
 * Admits one new ticket of a participant.
 * @throws Refusal 429 TICKET_LIMIT.
 */
export const limitTickets = (limits: Limits, humanId: string) =>
  admit(limits, `ticket:${humanId}`, perPerson);

/**
 * Admits one new ticket of a guest, known by e-mail and network address.
 * @throws Refusal 429 TICKET_LIMIT.
 */
export async function limitGuestTickets(limits: Limits, email: string, ip: string) {
  await admit(limits, `ticket:${email.toLowerCase()}`, perPerson);
  if (!loopback.test(ip)) await admit(limits, `ticket-address:${ip}`, perAddress);
}
