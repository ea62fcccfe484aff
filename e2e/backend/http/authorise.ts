import type { Access } from '@campus/shared/contract/call';
import type { Sessions } from '../auth/createSessions';
import { Refusal } from '../Refusal';
import type { Visitor } from '../Visitor';

const bearerOf = (header: string | undefined) => /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

/**
 * Who is calling; public calls do not look at the token at all.
 * @throws Refusal 401 without a live session, 403 for a role that the call does not admit.
 */
export async function authorise(
  access: Access,
  header: string | undefined,
  sessions: Sessions,
): Promise<Visitor | null> {
  if (access === 'public') return null;
  const token = bearerOf(header);
  const visitor = token && (await sessions.visitorOf(token));
  if (!visitor) throw new Refusal(401, 'TOKEN');
  const roles: readonly string[] = visitor.roles;
  if (access !== 'signedIn' && !access.some((role) => roles.includes(role))) {
    throw new Refusal(403, 'FORBIDDEN');
  }
  return visitor;
}
