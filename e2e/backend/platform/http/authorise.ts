import type { Call } from '@campus/shared/contract/call';
import type { Sessions } from './Sessions';
import { Refusal } from '../access/Refusal';
import type { Visitor } from '../access/Visitor';

/** What somebody with a temporary password may call: to learn who they are, and to change it. */
const openPaths = new Set([
  '/api/users/current',
  '/api/users/change-password',
  '/api/participants/current-human',
]);

export const isLimited = (visitor: Visitor) =>
  visitor.kind === 'STAFF' && visitor.mustChangePassword;

export const bearerOf = (header: string | undefined) => /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

/**
 * Who is calling; public calls do not look at the token at all. A token that died is a 401 even
 * where none is needed: the caller renews it instead of seeing what a stranger sees.
 * @throws Refusal 401 without a live session, 403 for a role that the call does not admit and for a
 * temporary password.
 */
export async function authorise(
  { access, path }: Pick<Call, 'access' | 'path'>,
  header: string | undefined,
  sessions: Sessions,
): Promise<Visitor | null> {
  if (access === 'public' || access === 'signature') return null;
  if (access === 'optional' && !header) return null;
  const token = bearerOf(header);
  const visitor = token && (await sessions.visitorOf(token));
  if (!visitor) throw new Refusal(401, 'TOKEN');
  const roles: readonly string[] = visitor.roles;
  const isAdmitted = typeof access === 'string' || access.some((role) => roles.includes(role));
  if (!isAdmitted) throw new Refusal(403, 'FORBIDDEN');
  if (!isLimited(visitor) || openPaths.has(path)) return visitor;
  if (access === 'optional') return null;
  throw new Refusal(403, 'PASSWORD_CHANGE_REQUIRED');
}
