import { email } from '@campus/shared/contract/personFields';
import { eq } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { isUniqueViolation } from '../../platform/database/refuseDuplicate';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Mailer } from '../../platform/mail/Mailer';
import { languages } from '../resources/resourceTables';
import { userRoles, users } from '../accounts/userTables';
import { StartError } from '../../platform/StartError';
import { createTemporaryPassword } from './createTemporaryPassword';
import { hasAdministrator } from './hasAdministrator';
import { logUser } from './logUser';
import { mailTemporaryPassword } from './mailTemporaryPassword';

interface Options {
  address: string;
  /** Though there is one already. */
  isAnother?: boolean;
  /** Brings the temporary password; without it that is given back, to be shown once. */
  mailer?: Mailer;
}

/** Until the person who signs in writes the own one. */
const name = { firstName: 'Администратор', lastName: 'Кампуса' };

function refusalOf(error: unknown, login: string): unknown {
  if (isUniqueViolation(error, 'users_login'))
    return new StartError(`There is a member of staff with the address ${login} already.`);
  const { code, cause } = error as { code?: string; cause?: Error };
  if (code !== 'MAIL_UNAVAILABLE') return error;
  return new StartError(`The letter could not be sent, so nothing was done: ${cause?.message}.`);
}

/**
 * Lets somebody in who can let in all others, from the console of the machine.
 * @throws StartError when there is an administrator already, or the address cannot be used.
 */
export async function createAdministrator(db: Database, { address, isAnother, mailer }: Options) {
  const parsed = email.safeParse(address);
  if (!parsed.success) throw new StartError(`"${address}" is not an email address.`);
  const login = parsed.data;
  const { password, columns } = await createTemporaryPassword(Date.now());
  const insert = async (tx: Database) => {
    // Of two who ask at once the second finds the first one’s.
    const [role] = await tx
      .select()
      .from(userRoles)
      .where(eq(userRoles.key, 'ADMIN'))
      .for('update');
    if (!isAnother && (await hasAdministrator(tx)))
      throw new StartError(
        'There is an administrator already, who can create others; where that one cannot be reached, add --another.',
      );
    const [language] = await tx.select().from(languages).where(eq(languages.isDefault, true));
    const languageId = assertDefined(language).id;
    const [after] = await tx
      .insert(users)
      .values({ ...name, ...columns, login, languageId, roleId: assertDefined(role).id })
      .returning();
    await logUser(tx, system, 'create', { after: assertDefined(after) });
    const { twoFactor } = assertDefined(after);
    const letter = { to: login, password, languageId, twoFactor, reason: 'invitation' } as const;
    if (mailer) await mailTemporaryPassword(letter, { db: tx, mailer });
  };
  await db.transaction(insert).catch((error: unknown) => {
    throw refusalOf(error, login);
  });
  return { login, password: mailer ? undefined : password };
}
