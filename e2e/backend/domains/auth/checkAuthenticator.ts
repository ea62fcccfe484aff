import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { users } from '../accounts/userTables';
import { createTotp } from './createTotp';
import { totpPlace } from './openCipher';

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

/**
 * Takes a code of somebody’s authenticator, once.
 * @param field where forms show a wrong one.
 * @throws Refusal 422 TOTP_WRONG, 429 SIGN_IN_PAUSED.
 */
export async function checkAuthenticator(
  { id, login, totpSecret }: Owner,
  { code, field }: { code: string; field: string },
  { db, cipher, attempts, now, ip }: Pick<Context, 'db' | 'cipher' | 'attempts' | 'now' | 'ip'>,
) {
  const isRight = await attempts.make('totp', { kind: 'STAFF', name: login, ip }, async () => {
    const secret = totpSecret && cipher.decrypt(totpSecret, totpPlace(id));
    const step = secret ? createTotp(login, secret).stepOf(code, now()) : undefined;
    return step !== undefined && (await useStep(db, id, step));
  });
  if (!isRight) throw new Refusal(422, 'TOTP_WRONG', { fields: { [field]: 'TOTP_WRONG' } });
}
