import type { Call } from '@campus/shared/contract/call';
import { BaseRefusal } from './BaseRefusal';

export const bearerOf = (header: string | undefined) => /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

interface Signed {
  roles: readonly string[];
}

/** Whether somebody who is signed in may make the call. */
export const isAdmitted = ({ access }: Pick<Call, 'access'>, { roles }: Signed) =>
  typeof access === 'string' || access.some((role) => roles.includes(role));

/**
 * Who is calling; public calls do not look at the token at all. A token that died is a 401 even
 * where none is needed: the caller renews it instead of seeing what a stranger sees.
 * @throws BaseRefusal 401 without a live session, 403 for a role that the call does not admit.
 */
export async function authorise<V extends Signed>(
  call: Pick<Call, 'access'>,
  authorization: string | undefined,
  visitorOf: (token: string) => Promise<V | undefined>,
): Promise<V | null> {
  const { access } = call;
  if (access === 'public' || access === 'signature') return null;
  if (access === 'optional' && !authorization) return null;
  const token = bearerOf(authorization);
  const visitor = token && (await visitorOf(token));
  if (!visitor) throw new BaseRefusal(401, 'TOKEN');
  if (!isAdmitted(call, visitor)) throw new BaseRefusal(403, 'FORBIDDEN');
  return visitor;
}
