import { email } from '@campus/shared/contract/personFields';
import { eq } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { isUniqueViolation } from '../../platform/database/refuseDuplicate';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Mailer } from '../../platform/mail/Mailer';
import type { Keys } from '../../platform/Services';
import { languages } from '../resources/resourceTables';
import { userRoles, users } from '../accounts/userTables';
import { StartError } from '../../platform/StartError';
import { hasAdministrator } from './hasAdministrator';
import { invitationLink, invitedColumns } from './invitation';
import { logUser } from './logUser';
import { mailInvitation } from './mailInvitation';

interface Options {
  address: string;
  /** Though there is one already. */
  isAnother?: boolean;
  /** Signs the link that sets the password. */
  keys: Pick<Keys, 'invitation'>;
  /** Brings the link; without it that is given back, to be shown once. */
  mailer?: Mailer;
}

/** Until the person who signs in writes the own one. */
const name = { firstName: 'Администратор', lastName: 'Кампуса' };

function refusalOf(error: unknown, login: string): unknown {
  if (isUniqueViolation(error, 'users_login'))
    return new StartError(`There is a member of staff with the address ${login} already.`);
  const { code, cause } = error as { code?: string; cause?: Error };
  if (code !== 'MAIL_UNAVAILABLE') return error;
  return new StartError(`The email could not be sent, so nothing was done: ${cause?.message}.`);
}

/**
 * Lets somebody in who can let in all others, from the console of the machine.
 * @returns the path of the link that sets the password, where no letter brings it.
 * @throws StartError when there is an administrator already, or the address cannot be used.
 */
export async function createAdministrator(
  db: Database,
  { address, isAnother, keys, mailer }: Options,
) {
  const parsed = email.safeParse(address);
  if (!parsed.success) throw new StartError(`"${address}" is not an email address.`);
  const login = parsed.data;
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
    const columns = invitedColumns(Date.now());
    const [row] = await tx
      .insert(users)
      .values({ ...name, ...columns, login, languageId, roleId: assertDefined(role).id })
      .returning();
    const after = assertDefined(row);
    await logUser(tx, system, 'create', { after });
    if (mailer) await mailInvitation(after, 'invitation', { db: tx, keys, mailer });
    return after;
  };
  const user = await db.transaction(insert).catch((error: unknown) => {
    throw refusalOf(error, login);
  });
  return { login, link: mailer ? undefined : await invitationLink(user, keys.invitation) };
}
