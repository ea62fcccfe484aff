import { and, eq, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { deviceDiff } from './deviceOf';
import { wrongCredentials } from './wrongCredentials';

export type SignInMethod =
  | 'PASSWORD'
  | 'EMAIL_CODE'
  | 'PASSWORD_AND_EMAIL_CODE'
  | 'PASSWORD_AND_TOTP'
  | 'PASSWORD_AND_RECOVERY_CODE'
  | 'INVITATION';

interface Login {
  kind: 'HUMAN' | 'STAFF';
  id: string;
  method: SignInMethod;
  /** Of the password that was compared. */
  passwordHash?: string;
  /** The one of staff that was checked beside the password. */
  twoFactor?: typeof users.$inferSelect.twoFactor;
}

/**
 * Keeps when somebody signed in, in the record and in the audit log.
 * @throws Refusal 422 CREDENTIALS where the account was closed, or the password or the second factor
 * changed, since they were checked: a session opened now would outlive that, which has ended the
 * others, and come alive again with the account.
 */
export async function recordLogin(
  tx: Database,
  { kind, id, method, passwordHash, twoFactor }: Login,
  { ip, requestId, userAgent }: Pick<Context, 'ip' | 'requestId' | 'userAgent'>,
) {
  const table = kind === 'HUMAN' ? humans : users;
  const isOpen = kind === 'HUMAN' ? eq(humans.state, 'ACTIVE') : eq(users.isActive, true);
  const [row] = await tx
    .update(table)
    .set({ lastLoginAt: sql`now()` })
    .where(
      and(
        eq(table.id, id),
        isOpen,
        passwordHash ? eq(table.passwordHash, passwordHash) : undefined,
        twoFactor ? eq(users.twoFactor, twoFactor) : undefined,
      ),
    )
    .returning({ name: sql<string>`concat_ws(' ', ${table.lastName}, ${table.firstName})` });
  if (!row) throw wrongCredentials();
  const visitor = { kind, id, name: row.name };
  const diff = { method: { to: method }, ...deviceDiff(userAgent) };
  await recordAccountEvent(tx, { visitor, ip, requestId }, visitor, 'signIn', diff);
}
