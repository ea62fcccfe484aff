import { email } from '@campus/shared/contract/personFields';
import { and, eq, isNull, sql } from 'drizzle-orm';
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

/** Whoever was let in and has not come yet gets a new link: the one before ends, if it has not ended. */
async function inviteAnew(tx: Database, login: string, roleId: string) {
  const isLogin = eq(sql`lower(${users.login})`, login.toLowerCase());
  const isOpen = and(eq(users.isActive, true), isNull(users.deletedAt), isNull(users.lastLoginAt));
  const isInvited = and(isLogin, eq(users.roleId, roleId), isOpen);
  const [before] = await tx.select().from(users).where(isInvited).for('update');
  if (!before) return undefined;
  const [row] = await tx
    .update(users)
    .set({ ...invitedColumns(Date.now()), version: sql`${users.version} + 1` })
    .where(eq(users.id, before.id))
    .returning();
  const after = assertDefined(row);
  await logUser(tx, system, 'password.reset', { before, after });
  return after;
}

/** A new account of the role. */
async function invite(tx: Database, login: string, roleId: string) {
  const [language] = await tx.select().from(languages).where(eq(languages.isDefault, true));
  const columns = invitedColumns(Date.now());
  const [row] = await tx
    .insert(users)
    .values({ ...name, ...columns, login, languageId: assertDefined(language).id, roleId })
    .returning();
  const after = assertDefined(row);
  await logUser(tx, system, 'create', { after });
  return after;
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
    const roleId = assertDefined(role).id;
    const known = await inviteAnew(tx, login, roleId);
    if (!known && !isAnother && (await hasAdministrator(tx)))
      throw new StartError(
        'There is an administrator already, who can create others; where that one cannot be reached: npm run admin -- create <email> --another.',
      );
    const after = known ?? (await invite(tx, login, roleId));
    if (mailer) await mailInvitation(after, 'invitation', { db: tx, keys, mailer });
    return after;
  };
  const user = await db.transaction(insert).catch((error: unknown) => {
    throw refusalOf(error, login);
  });
  return { login, link: mailer ? undefined : await invitationLink(user, keys.invitation) };
}
