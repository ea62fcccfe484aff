import { supportPaths } from '@campus/shared/contract/support/paths';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../platform/Services';

const audience = 'guest-ticket';

/** Each letter brings a new one, so this is how long the last one of a ticket opens it. */
const days = 90;

type Signing = Pick<Services, 'keys' | 'now'>;

/** The address by which whoever has the letter follows the ticket, without an account. */
export async function ticketLink(ticketId: string, { keys, now }: Signing) {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(ticketId)
    .setExpirationTime(Math.floor(now() / 1000) + days * 86_400)
    .sign(keys.ticket);
  return supportPaths.guestTicket(token);
}

/** The ticket that a link opens; undefined for one that is forged, of something else or too old. */
export async function readTicketLink(token: string, { keys, now }: Signing) {
  try {
    const { payload } = await jwtVerify(token, keys.ticket, {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now()),
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
