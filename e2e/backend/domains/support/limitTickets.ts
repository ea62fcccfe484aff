import type { Limits } from '../../platform/limits/createLimits';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';

const seconds = 3_600;
const perPerson = 3;
/** A dormitory may share one address; a robot makes up e-mails, but hardly addresses. */
const perAddress = 20;

/** What the tickets of somebody are counted by: the id of a person, or the e-mail of a guest. */
export const ticketKey = (owner: string) => `ticket:${owner.toLowerCase()}`;

type Hit = Awaited<ReturnType<Limits['hit']>>;

function admit({ isAllowed, retryAfter }: Hit) {
  if (!isAllowed) throw tooManyRequests('TICKET_LIMIT', retryAfter);
}

/**
 * Admits one new ticket of a participant.
 * @throws Refusal 429 TICKET_LIMIT.
 */
export async function limitTickets(limits: Limits, humanId: string) {
  admit(await limits.hit(ticketKey(humanId), { max: perPerson, seconds }));
}

/**
 * Admits one new ticket of a guest, known by e-mail and network address.
 * @throws Refusal 429 TICKET_LIMIT.
 */
export async function limitGuestTickets(limits: Limits, email: string, ip: string) {
  admit(await limits.hit(ticketKey(email), { max: perPerson, seconds }));
  admit(await limits.hitNetwork('ticket-address', ip, { max: perAddress, seconds }));
}
