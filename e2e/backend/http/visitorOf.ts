import type { Call } from '@campus/shared/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../auth/createSessions';
import type { Visitor } from '../Visitor';
import { authorise, isLimited } from './authorise';

const cookieToken = /(?:^|;\s*)AuthToken=([^;\s]+)/;

/**
 * Who is calling. A picture on a page can bring only a cookie; a dead one makes a stranger, because
 * the page cannot renew it and what is public must still be seen.
 */
export async function visitorOf(
  { headers }: FastifyRequest,
  call: Call,
  sessions: Sessions,
): Promise<Visitor | null> {
  const { authorization, cookie = '' } = headers;
  const token = call.binary && !authorization && cookieToken.exec(cookie)?.[1];
  if (!token) return authorise(call, authorization, sessions);
  const visitor = await sessions.visitorOf(token);
  return visitor && !isLimited(visitor) ? visitor : null;
}
