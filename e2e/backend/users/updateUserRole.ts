import type * as contract from '@campus/shared/contract/users';
import { eq, sql } from 'drizzle-orm';
import { endSessions } from '../auth/endSessions';
import { tellOwner } from '../auth/tellOwner';
import { existing } from '../existing';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { userRoles, users } from '../schema/staff';
import { assertScope } from './assertScope';
import { lockOpenUser } from './lockUser';
import { logUser } from './logUser';
import { protectAccounts } from './protectAccounts';
import { readUser } from './readUser';

const unknownRole = () =>
  new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { roleId: 'REFERENCE_UNKNOWN' } });

/** The new role holds from the next sign-in; what the old one opened is closed at once. */
export const updateUserRole: Handler<typeof contract.updateUserRole> = async (
  { params: { id }, body: { roleId } },
  context,
) => {
  const { db, visitor, language } = context;
  await db.transaction(async (tx) => {
    await protectAccounts(tx, id, visitor);
    const { user: before } = await lockOpenUser(tx, id);
    const [role] = await tx.select().from(userRoles).where(eq(userRoles.id, roleId));
    if (!role) throw unknownRole();
    assertScope(role.key, before.eduOrgId, 'roleId');
    const [after] = await tx
      .update(users)
      .set({ roleId, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning();
    await endSessions(tx, { kind: 'STAFF', id }, 'role');
    await logUser(tx, context, 'role.update', { before, after: existing(after) });
    await tellOwner(tx, context, { kind: 'STAFF', id }, 'ROLE');
  });
  return readUser(db, id, language);
};
