import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { userRoles, users } from '../schema/staff';

/** Whether somebody can let others in. */
export async function hasAdministrator(db: Database) {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.id, users.roleId))
    .where(and(eq(userRoles.key, 'ADMIN'), users.isActive, isNull(users.deletedAt)))
    .limit(1);
  return admin !== undefined;
}
