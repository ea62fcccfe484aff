import type * as contract from '@campus/shared/contract/users';
import { eq, sql } from 'drizzle-orm';
import { endSessions } from '../auth/endSessions';
import { reauthenticate } from '../auth/reauthenticate';
import { tellOwner } from '../auth/tellOwner';
import { existing } from '../existing';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { users } from '../schema/staff';
import { lockOpenUser } from './lockUser';
import { logUser } from './logUser';
import { readUser } from './readUser';

/** Beside an authenticator eight characters were enough; how many there are nobody knows. */
const mailedCodes = { twoFactor: 'EMAIL', totpSecret: null, mustChangePassword: true } as const;

/**
 * For who has lost the authenticator. A step of its own, apart from the password: each is asked for,
 * logged and told to the owner by itself, and here a stolen administrator’s token is not enough.
 */
export const resetAuthenticator: Handler<typeof contract.resetAuthenticator> = async (
  { params: { id }, body: { reason, ...proof } },
  context,
) => {
  const { db, visitor, language } = context;
  if (id === visitor.id) throw new Refusal(422, 'OWN_ACCOUNT');
  const [admin] = await db.select().from(users).where(eq(users.id, visitor.id));
  const { login: email, passwordHash } = existing(admin);
  await reauthenticate({ kind: 'STAFF', email, passwordHash }, proof, context);
  await db.transaction(async (tx) => {
    const { user: before } = await lockOpenUser(tx, id);
    if (before.twoFactor !== 'TOTP') throw new Refusal(422, 'TOTP_NONE');
    const [after] = await tx
      .update(users)
      .set({ ...mailedCodes, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning();
    await endSessions(tx, { kind: 'STAFF', id }, 'factor');
    await logUser(tx, context, 'factor.reset', { before, after: existing(after), reason });
    await tellOwner(tx, context, { kind: 'STAFF', id }, 'AUTHENTICATOR_RESET');
  });
  return readUser(db, id, language);
};
