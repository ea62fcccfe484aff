import type { Transition } from '@campus/shared/contract/machine';
import { userMoves, type UserState } from '@campus/shared/contract/staff/machine';
import type * as contract from '@campus/shared/contract/staff/calls';
import { eq, sql, and, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { withAdvisoryLock } from '../../platform/database/withAdvisoryLock';
import type { Handlers, Handler, Context } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { assertMove } from '../../platform/states/transitionTo';
import type { StaffMember } from '../../platform/access/Requester';
import { endSessions } from '../auth/endSessions';
import type { SecurityNotice } from '../auth/securityMail';
import { tellOwner } from '../auth/tellOwner';
import { users, userRoles } from '../accounts/userTables';
import { assertScope } from './assertScope';
import { invitedColumns } from './invitation';
import { logUser } from './logUser';
import { mailInvitation } from './mailInvitation';
import { readUser } from './readUser';

/**
 * Refuses to take the last administrator away. One such change comes after another, so that two who
 * take each other away do not both succeed. Rows locked in one order would not do: who was closed a
 * moment ago is in the list of one and not of the other (a deadlock). Who acts must be an
 * administrator still: the others may be people who were invited and never come.
 */
async function assertAdminRemains(tx: Database, id: string, visitor: { id: string }) {
  await withAdvisoryLock(tx, 'administrators');
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.id, users.roleId))
    .where(and(eq(userRoles.key, 'ADMIN'), users.isActive, isNull(users.deletedAt)));
  const isLast = admins.length === 1 && admins[0]?.id === id;
  if (isLast) throw new Refusal(422, 'LAST_ADMIN');
  if (!admins.some((admin) => admin.id === visitor.id)) throw new Refusal(403, 'FORBIDDEN');
}

/**
 * Before an account loses its role or its access; the first statement of the transaction.
 * @throws Refusal 422 OWN_ACCOUNT or LAST_ADMIN; 403 for who is no administrator any more.
 */
async function protectAccounts(tx: Database, id: string, visitor: { id: string }) {
  if (id === visitor.id) throw new Refusal(422, 'OWN_ACCOUNT');
  await assertAdminRemains(tx, id, visitor);
}

/**
 * Holds a member of staff until the end of the transaction, with the key of the role.
 * @throws Refusal 404.
 */
async function lockUser(tx: Database, id: string) {
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

interface Change {
  move: Transition<UserState>;
  /** As the log calls it. */
  action: string;
  set: { isActive: boolean; deletedAt?: Date };
  reason?: string;
  /** What the owner is told. */
  notice: SecurityNotice;
}

const stateOf = ({ deletedAt, isActive }: typeof users.$inferSelect): UserState =>
  deletedAt ? 'DELETED' : isActive ? 'ACTIVE' : 'INACTIVE';

/**
 * Moves an account and signs its owner out everywhere.
 * @throws Refusal 404, 409 STATE, 422 OWN_ACCOUNT or LAST_ADMIN.
 */
async function changeState(
  tx: Database,
  id: string,
  { move, action, set, reason, notice }: Change,
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
  await logUser(tx, context, action, { before, after: assertDefined(after), reason });
  await tellOwner(tx, context, { kind: 'STAFF', id }, notice, { reason });
}

/** Beside an authenticator eight characters were enough; how many there are nobody knows. */
const mailedCodes = () => ({
  twoFactor: 'EMAIL' as const,
  totpSecret: null,
  recoveryCodes: [],
  mustChangePassword: true,
});

/**
 * For who has lost the authenticator. A step of its own, apart from the password: each is asked for,
 * logged and told to the owner by itself.
 */
const resetAuthenticator: Handler<typeof contract.resetAuthenticator> = async (
  { params: { id }, body: { reason } },
  context,
) => {
  const { db, visitor, language } = context;
  if (id === visitor.id) throw new Refusal(422, 'OWN_ACCOUNT');
  await db.transaction(async (tx) => {
    const { user: before } = await lockOpenUser(tx, id);
    if (before.twoFactor !== 'TOTP') throw new Refusal(422, 'TOTP_NONE');
    const [after] = await tx
      .update(users)
      .set({ ...mailedCodes(), version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning();
    await endSessions(tx, { kind: 'STAFF', id }, 'factor');
    await logUser(tx, context, 'factor.reset', { before, after: assertDefined(after), reason });
    await tellOwner(tx, context, { kind: 'STAFF', id }, 'AUTHENTICATOR_RESET');
  });
  return readUser(db, id, language);
};

/**
 * An authenticator stays: with the link and the code in one letter-box, whoever reads the letters
 * would be in. Who has lost it needs `resetAuthenticator` as well.
 */
const resetPassword: Handler<typeof contract.resetPassword> = async (
  { params: { id } },
  context,
) => {
  const { db, visitor, language, now } = context;
  if (id === visitor.id) throw new Refusal(422, 'OWN_ACCOUNT');
  const user = await db.transaction(async (tx) => {
    const { user: before } = await lockOpenUser(tx, id);
    const [after] = await tx
      .update(users)
      .set({ ...invitedColumns(now()), version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning();
    await endSessions(tx, { kind: 'STAFF', id }, 'password');
    await logUser(tx, context, 'password.reset', { before, after: assertDefined(after) });
    return assertDefined(after);
  });
  await mailInvitation(user, 'reset', context);
  return readUser(db, id, language);
};

/** Signs a member of staff out on every device, where a token may be in the wrong hands. */
const endUserSessions: Handler<typeof contract.endUserSessions> = async (
  { params: { id } },
  context,
) => {
  const { db, visitor, language } = context;
  if (id === visitor.id) throw new Refusal(422, 'OWN_ACCOUNT');
  await db.transaction(async (tx) => {
    const { user } = await lockOpenUser(tx, id);
    await endSessions(tx, { kind: 'STAFF', id }, 'administrator');
    await logUser(tx, context, 'sessions.end', { before: user, after: user });
    await tellOwner(tx, context, { kind: 'STAFF', id }, 'SESSIONS_ENDED');
  });
  return readUser(db, id, language);
};

const unknownRole = () =>
  new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { roleId: 'REFERENCE_UNKNOWN' } });

/**
 * The new role holds from the next sign-in; what the old one opened is closed at once. Whoever has it
 * already is not signed out, nor told of a change that is none.
 */
const updateUserRole: Handler<typeof contract.updateUserRole> = async (
  { params: { id }, body: { roleId } },
  context,
) => {
  const { db, visitor, language } = context;
  await db.transaction(async (tx) => {
    await protectAccounts(tx, id, visitor);
    const { user: before } = await lockOpenUser(tx, id);
    const [role] = await tx.select().from(userRoles).where(eq(userRoles.id, roleId));
    if (!role) throw unknownRole();
    if (roleId === before.roleId) return;
    assertScope(role.key, before.eduOrgId, 'roleId');
    const [after] = await tx
      .update(users)
      .set({ roleId, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning();
    await endSessions(tx, { kind: 'STAFF', id }, 'role');
    await logUser(tx, context, 'role.update', { before, after: assertDefined(after) });
    await tellOwner(tx, context, { kind: 'STAFF', id }, 'ROLE');
  });
  return readUser(db, id, language);
};

export const userAccessHandlers = {
  updateUserRole,
  endUserSessions,
  resetPassword,
  resetAuthenticator,

  async updateUserActiveStatus({ params: { id }, body: { isActive, reason } }, context) {
    const { db, language } = context;
    const change = isActive
      ? { move: userMoves.activate, notice: 'ACCESS_OPENED' as const }
      : { move: userMoves.deactivate, notice: 'ACCESS_CLOSED' as const };
    const rest = { action: 'status.update', set: { isActive }, reason };
    await db.transaction((tx) => changeState(tx, id, { ...change, ...rest }, context));
    return readUser(db, id, language);
  },

  async deleteUser({ params: { id } }, context) {
    const set = { isActive: false, deletedAt: new Date(context.now()) };
    const change = { move: userMoves.remove, action: 'delete', set, notice: 'REMOVED' as const };
    await context.db.transaction((tx) => changeState(tx, id, change, context));
    return { id };
  },
} satisfies Partial<Handlers<typeof contract>>;
