import type { Call } from '@campus/shared/contract/call';
import { authorise } from '@campus/shared/server/authorise';
import type { FastifyRequest } from 'fastify';
import { assertConfirmed } from '../access/assertConfirmed';
import { Refusal } from '../access/Refusal';
import type { Requester } from '../access/Requester';
import type { Sessions } from './Sessions';

/**
 * Of somebody whose password is too short: to learn who they are and where their account is open, to
 * change the password, to hear that the session ended. The page on which an app was disconnected asks
 * for the sessions once more, before it knows that the password is too short now.
 */
const openPaths = new Set([
  '/api/events/session',
  '/api/auth/sessions',
  '/api/users/current',
  '/api/users/change-password',
  '/api/participants/current-human',
]);

const isLimited = (visitor: Requester) => visitor.kind === 'STAFF' && visitor.mustChangePassword;

const cookieToken = /(?:^|;\s*)AuthToken=([^;\s]+)/;

/** Only of a file that anybody may ask for: on this way nobody looks at roles. */
const takesCookie = ({ binary, access }: Call) => binary === true && access === 'optional';

/**
 * Who is calling. A picture on a page can bring only a cookie; a dead one makes a stranger, because
 * the page cannot renew it and what is public must still be seen.
 * @throws Refusal 401 without a live session, 403 for a role that the call does not admit, for a
 * password that must be changed, and where a sensitive call waits for the password.
 */
export async function authenticate(
  call: Call,
  { headers }: Pick<FastifyRequest, 'headers'>,
  sessions: Sessions,
): Promise<Requester | null> {
  const { authorization, cookie = '' } = headers;
  const token = takesCookie(call) && !authorization && cookieToken.exec(cookie)?.[1];
  if (token) {
    const visitor = await sessions.visitorOf(token);
    return visitor && !isLimited(visitor) ? visitor : null;
  }
  const visitor = await authorise(call, authorization, (bearer) => sessions.visitorOf(bearer));
  if (call.isSensitive) assertConfirmed(visitor);
  if (!visitor || !isLimited(visitor) || openPaths.has(call.path)) return visitor;
  if (call.access === 'optional') return null;
  throw new Refusal(403, 'PASSWORD_CHANGE_REQUIRED');
}
