import type * as contract from '@campus/shared/contract/users';
import { eq, sql } from 'drizzle-orm';
import { endSessions } from '../auth/endSessions';
import { existing } from '../existing';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { users } from '../schema/staff';
import { createTemporaryPassword } from './createTemporaryPassword';
import { lockOpenUser } from './lockUser';
import { logUser } from './logUser';
import { mailTemporaryPassword } from './mailTemporaryPassword';
import { readUser } from './readUser';

/**
 * An authenticator stays: with the temporary password and the code in one letter-box, whoever reads
 * the letters would be in. Who has lost it needs `resetAuthenticator` as well.
 */
export const resetPassword: Handler<typeof contract.resetPassword> = async (
  { params: { id } },
  context,
) => {
  const { db, visitor, language, now } = context;
  if (id === visitor.id) throw new Refusal(422, 'OWN_ACCOUNT');
  const { password, columns } = await createTemporaryPassword(now());
  const {
    login: to,
    languageId,
    twoFactor,
  } = await db.transaction(async (tx) => {
    const { user: before } = await lockOpenUser(tx, id);
    const [after] = await tx
      .update(users)
      .set({ ...columns, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning();
    await endSessions(tx, { kind: 'STAFF', id }, 'password');
    await logUser(tx, context, 'password.reset', { before, after: existing(after) });
    return existing(after);
  });
  await mailTemporaryPassword({ to, password, languageId, twoFactor, reason: 'reset' }, context);
  return readUser(db, id, language);
};
