import { paths } from '@campus/shared/paths';
import { and, eq, isNull } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import { assertDefined } from '../../platform/database/assertDefined';
import { Refusal } from '../../platform/access/Refusal';
import type { Services } from '../../platform/Services';
import { users } from '../accounts/userTables';

type User = typeof users.$inferSelect;

const audience = 'invitation';
const hours = 72;
const msPerHour = 3_600_000;

/** The columns of somebody whose password only a link sets: the old one is void at once. */
export const invitedColumns = (now: number) => ({
  passwordHash: null,
  mustChangePassword: true,
  invitedUntil: new Date(now + hours * msPerHour),
});

/**
 * The address that sets a password, once. Nothing of it is kept: it is signed, and names the moment
 * that stands in the row, so that a newer link and its own use end it.
 */
export async function invitationLink(
  { id, invitedUntil }: Pick<User, 'id' | 'invitedUntil'>,
  key: Uint8Array,
) {
  const token = await new SignJWT({ until: assertDefined(invitedUntil).getTime() })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setSubject(id)
    .sign(key);
  return paths.staffWelcome(token);
}

async function readToken(token: string, key: Uint8Array) {
  try {
    const options = { algorithms: ['HS256'], audience, requiredClaims: ['sub', 'until'] };
    const { payload } = await jwtVerify<{ sub: string; until: number }>(token, key, options);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

export const usedInvitation = () => new Refusal(410, 'INVITATION_USED');

/**
 * Whose password the link sets.
 * @throws Refusal 422 INVITATION_UNKNOWN, 410 INVITATION_EXPIRED or INVITATION_USED, 403
 * ACCOUNT_INACTIVE.
 */
export async function readInvitation(
  token: string,
  { db, keys, now }: Pick<Services, 'db' | 'keys' | 'now'>,
) {
  const claims = await readToken(token, keys.invitation);
  if (!claims) {
    throw new Refusal(422, 'INVITATION_UNKNOWN', { fields: { token: 'INVITATION_UNKNOWN' } });
  }
  const isOpen = and(eq(users.id, claims.sub), isNull(users.deletedAt));
  const [user] = await db.select().from(users).where(isOpen);
  const { invitedUntil } = user ?? {};
  if (!user || invitedUntil?.getTime() !== claims.until) throw usedInvitation();
  if (claims.until <= now()) throw new Refusal(410, 'INVITATION_EXPIRED');
  if (!user.isActive) throw new Refusal(403, 'ACCOUNT_INACTIVE');
  return { ...user, invitedUntil };
}
