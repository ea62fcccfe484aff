import type { Move } from '@campus/shared/contract/machines/Move';
import type { UserState } from '@campus/shared/contract/machines/user';
import { eq, sql } from 'drizzle-orm';
import { endSessions } from '../auth/endSessions';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import type { Context } from '../Handler';
import { users } from '../schema/staff';
import { assertMove } from '../states/moveTo';
import type { StaffMember } from '../Visitor';
import { lockUser } from './lockUser';
import { logUser } from './logUser';
import { protectAccounts } from './protectAccounts';

interface Change {
  move: Move<UserState>;
  /** As the log calls it. */
  action: string;
  set: { isActive: boolean; deletedAt?: Date };
  reason?: string;
}

const stateOf = ({ deletedAt, isActive }: typeof users.$inferSelect): UserState =>
  deletedAt ? 'DELETED' : isActive ? 'ACTIVE' : 'INACTIVE';

/**
 * Moves an account and signs its owner out everywhere.
 * @throws Refusal 404, 409 STATE, 422 OWN_ACCOUNT or LAST_ADMIN.
 */
export async function changeState(
  tx: Database,
  id: string,
  { move, action, set, reason }: Change,
  context: Context<StaffMember>,
) {
  await protectAccounts(tx, id, context.visitor);
  const { user: before } = await lockUser(tx, id);
  assertMove('user', move, stateOf(before));
  const [after] = await tx
    .update(users)
    .set({ ...set, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning();
  await endSessions(tx, { kind: 'STAFF', id }, 'status');
  await logUser(tx, context, action, { before, after: existing(after), reason });
}
