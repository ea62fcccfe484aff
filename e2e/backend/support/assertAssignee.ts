import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { Refusal } from '../Refusal';
import { userRoles, users } from '../schema/staff';

/** @throws Refusal 422 ASSIGNEE_UNFIT unless it is somebody who can answer tickets now. */
export async function assertAssignee(tx: Database, id: string) {
  const canAnswer = inArray(userRoles.key, ['ADMIN', 'SUPPORT']);
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.id, users.roleId))
    .where(and(eq(users.id, id), eq(users.isActive, true), isNull(users.deletedAt), canAnswer));
  if (!user) {
    throw new Refusal(422, 'ASSIGNEE_UNFIT', { fields: { assigneeId: 'ASSIGNEE_UNFIT' } });
  }
}
