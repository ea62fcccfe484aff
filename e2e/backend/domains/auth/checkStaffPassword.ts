import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { languages } from '../resources/resourceTables';
import { users } from '../accounts/userTables';
import { wrongCredentials } from './wrongCredentials';

/**
 * The member of staff whom the password belongs to.
 * @throws Refusal 422 CREDENTIALS, 403 ACCOUNT_INACTIVE, 429 SIGN_IN_PAUSED.
 */
export async function checkStaffPassword(
  login: string,
  password: string,
  { db, passwords, ip }: Pick<Context, 'db' | 'passwords' | 'ip'>,
) {
  const [user] = await db
    .select({
      id: users.id,
      login: users.login,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
      twoFactor: users.twoFactor,
      totpSecret: users.totpSecret,
      language: languages.key,
    })
    .from(users)
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(and(eq(sql`lower(${users.login})`, login.toLowerCase()), isNull(users.deletedAt)));
  const attempt = { kind: 'STAFF', name: login, ip } as const;
  const isRight = await passwords.check(attempt, password, user?.passwordHash);
  if (!user?.passwordHash || !isRight) throw wrongCredentials();
  // Told only to somebody who knows the password.
  if (!user.isActive) throw new Refusal(403, 'ACCOUNT_INACTIVE');
  return { ...user, passwordHash: user.passwordHash };
}
