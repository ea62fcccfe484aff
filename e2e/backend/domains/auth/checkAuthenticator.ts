import { and, arrayContains, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import { createTotp } from './createTotp';
import { totpPlace } from './openCipher';
import { hashOfRecoveryCode } from './recoveryCodes';

type Owner = Pick<typeof users.$inferSelect, 'id' | 'login' | 'totpSecret'>;

/** One statement uses a step up: neither it nor an earlier one is accepted again. */
async function useStep(db: Database, id: string, step: number) {
  const isNew = or(isNull(users.totpStep), lt(users.totpStep, step));
  const used = await db
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, id), isNew))
    .returning({ id: users.id });
  return used.length === 1;
}

type Asked = Pick<Context, 'db' | 'cipher' | 'keys' | 'attempts' | 'now' | 'ip'>;

/** One statement takes a code out of those that are left: of two that bring it one succeeds. */
async function takeOut(db: Database, id: string, hash: string) {
  const used = await db
    .update(users)
    .set({ recoveryCodes: sql`array_remove(${users.recoveryCodes}, ${hash})` })
    .where(and(eq(users.id, id), arrayContains(users.recoveryCodes, [hash])))
    .returning({ id: users.id });
  return used.length === 1;
}

/**
 * Takes one of somebody’s recovery codes, once. Guesses count together with those at the authenticator.
 * @throws Refusal 422 RECOVERY_WRONG at `recoveryCode`, 429 SIGN_IN_PAUSED.
 */
export async function useRecoveryCode(
  { id, login }: Pick<Owner, 'id' | 'login'>,
  code: string,
  { db, keys, attempts, ip }: Pick<Asked, 'db' | 'keys' | 'attempts' | 'ip'>,
) {
  const isRight = await attempts.make('totp', { kind: 'STAFF', name: login, ip }, () =>
    takeOut(db, id, hashOfRecoveryCode(id, code, keys.code)),
  );
  if (isRight) return;
  throw new Refusal(422, 'RECOVERY_WRONG', { fields: { recoveryCode: 'RECOVERY_WRONG' } });
}

/**
 * Takes a code of somebody’s authenticator, once.
 * @param field where forms show a wrong one.
 * @throws Refusal 422 TOTP_WRONG, 429 SIGN_IN_PAUSED.
 */
export async function checkAuthenticator(
  { id, login, totpSecret }: Owner,
  { code, field }: { code: string; field: string },
  { db, cipher, attempts, now, ip }: Omit<Asked, 'keys'>,
) {
  const isRight = await attempts.make('totp', { kind: 'STAFF', name: login, ip }, async () => {
    const secret = totpSecret && cipher.decrypt(totpSecret, totpPlace(id));
    const step = secret ? createTotp(login, secret).stepOf(code, now()) : undefined;
    return step !== undefined && (await useStep(db, id, step));
  });
  if (!isRight) throw new Refusal(422, 'TOTP_WRONG', { fields: { [field]: 'TOTP_WRONG' } });
}
