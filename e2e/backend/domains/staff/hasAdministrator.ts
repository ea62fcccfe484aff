import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { userRoles, users } from '../accounts/userTables';

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
