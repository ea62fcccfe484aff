import type * as contract from '@campus/shared/contract/staff/calls';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { checkNewPassword } from '../auth/checkNewPassword';
import { hashPassword } from '../auth/createPasswords';
import { endSessions } from '../auth/endSessions';
import { tellOwner } from '../auth/tellOwner';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context, Handler } from '../../platform/Handler';
import type { MessageCode } from '../../platform/messages/messages';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import type { StaffMember } from '../../platform/access/Requester';
import { logUser } from './logUser';
import { readUser } from './readUser';

const refuse = (code: MessageCode, field: string) =>
  new Refusal(422, code, { fields: { [field]: code } });

/**
 * The owner’s row, once the current password is proved; failures count together with those of
 * signing in.
 */
async function prove(password: string, { db, visitor, passwords, now, ip }: Context<StaffMember>) {
  const isOwn = and(eq(users.id, visitor.id), isNull(users.deletedAt));
  const [user] = await db.select().from(users).where(isOwn);
  if (!user) throw new Refusal(401, 'TOKEN');
  const attempt = { kind: 'STAFF', name: user.login, ip } as const;
  const isRight = await passwords.check(attempt, password, user.passwordHash);
  if (!isRight) throw refuse('PASSWORD_WRONG', 'currentPassword');
  const expiresAt = user.passwordExpiresAt?.getTime() ?? Infinity;
  if (expiresAt <= now()) throw new Refusal(403, 'PASSWORD_EXPIRED');
  return user;
}

export const changePassword: Handler<typeof contract.changePassword> = async (
  { body: { currentPassword, newPassword } },
  context,
) => {
  const { db, visitor, language } = context;
  const { id, sessionId: exceptSessionId } = visitor;
  const before = await prove(currentPassword, context);
  if (newPassword === currentPassword) throw refuse('PASSWORD_SAME', 'newPassword');
  const hasSecondFactor = before.twoFactor === 'TOTP';
  await checkNewPassword(newPassword, {
    field: 'newPassword',
    email: before.login,
    hasSecondFactor,
  });
  const passwordHash = await hashPassword(newPassword);
  const settled = { mustChangePassword: false, passwordExpiresAt: null };
  await db.transaction(async (tx) => {
    const [after] = await tx
      .update(users)
      .set({ passwordHash, ...settled, version: sql`${users.version} + 1` })
      // A reset that came in between wins.
      .where(and(eq(users.id, id), eq(users.passwordHash, assertDefined(before.passwordHash))))
      .returning();
    if (!after) throw refuse('PASSWORD_WRONG', 'currentPassword');
    await endSessions(tx, { kind: 'STAFF', id, exceptSessionId }, 'password');
    await logUser(tx, context, 'password.change', { before, after });
    await tellOwner(tx, context, visitor, 'PASSWORD');
  });
  return readUser(db, id, language);
};
