import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Services } from '../createServices';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { users } from '../schema/staff';
import { tooMany } from '../tooMany';
import { createTotp } from './createTotp';

const failures = { max: 5, seconds: 900, pauses: true };

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
 * @throws Refusal 422 TOTP_WRONG, 429 SIGN_IN_PAUSED after five in a row.
 */
export async function checkAuthenticator(
  { id, login, totpSecret }: Owner,
  { code, field }: { code: string; field: string },
  { db, limits, now }: Pick<Services, 'db' | 'limits' | 'now'>,
) {
  const key = `totp:${id}`;
  const { isAllowed, retryAfter } = await limits.hit(key, failures);
  if (!isAllowed) throw tooMany('SIGN_IN_PAUSED', retryAfter);
  const step = totpSecret ? createTotp(login, totpSecret).stepOf(code, now()) : undefined;
  if (step === undefined || !(await useStep(db, id, step))) {
    throw new Refusal(422, 'TOTP_WRONG', { fields: { [field]: 'TOTP_WRONG' } });
  }
  await limits.forget(key);
}
