import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { userRoles, users } from '../accounts/userTables';

/**
 * Refuses to take the last administrator away. The rows of all of them are locked, in one order, so
 * that two who take each other away do not both succeed.
 */
async function assertAdminRemains(tx: Database, id: string) {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.id, users.roleId))
    .where(and(eq(userRoles.key, 'ADMIN'), users.isActive, isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update', { of: users });
  const isLast = admins.length === 1 && admins[0]?.id === id;
  if (isLast) throw new Refusal(422, 'LAST_ADMIN');
}

/**
 * Before an account loses its role or its access; the first statement of the transaction.
 * @throws Refusal 422 OWN_ACCOUNT or LAST_ADMIN.
 */
export async function protectAccounts(tx: Database, id: string, visitor: { id: string }) {
  if (id === visitor.id) throw new Refusal(422, 'OWN_ACCOUNT');
  await assertAdminRemains(tx, id);
}
