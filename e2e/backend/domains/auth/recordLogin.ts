import { eq, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../../platform/audit/recordLog';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { deviceDiff } from './deviceOf';

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
}

/** Keeps when somebody signed in, in the record and in the audit log. */
export async function recordLogin(
  tx: Database,
  { kind, id, method }: Login,
  { ip, requestId, userAgent }: Pick<Context, 'ip' | 'requestId' | 'userAgent'>,
) {
  const table = kind === 'HUMAN' ? humans : users;
  const [row] = await tx
    .update(table)
    .set({ lastLoginAt: sql`now()` })
    .where(eq(table.id, id))
    .returning({ name: sql<string>`concat_ws(' ', ${table.lastName}, ${table.firstName})` });
  const visitor = { kind, id, name: assertDefined(row).name };
  const diff = { method: { to: method }, ...deviceDiff(userAgent) };
  await recordAccountEvent(tx, { visitor, ip, requestId }, visitor, 'signIn', diff);
}
