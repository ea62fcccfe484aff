import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { userRoles, users } from '../schema/staff';

/**
 * Holds a member of staff until the end of the transaction, with the key of the role.
 * @throws Refusal 404.
 */
export async function lockUser(tx: Database, id: string) {
  const [row] = await tx
    .select({ user: users, role: userRoles.key })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.id, users.roleId))
    .where(eq(users.id, id))
    .for('update', { of: users });
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return row;
}

/** @throws Refusal 404, also for one who was removed. */
export async function lockOpenUser(tx: Database, id: string) {
  const row = await lockUser(tx, id);
  if (row.user.deletedAt) throw new Refusal(404, 'NOT_FOUND');
  return row;
}
