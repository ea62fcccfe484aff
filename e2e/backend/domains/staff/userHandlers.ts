import type * as resources from '@campus/shared/contract/resources/calls';
import type * as contract from '@campus/shared/contract/staff/calls';
import { eq, sql, and, isNull, isNotNull, inArray } from 'drizzle-orm';
import type { ParsedInput } from '@campus/shared/contract/call';
import { checkReferences } from '../../platform/database/checkReferences';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Handlers, Handler, Context } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { assertConfirmed } from '../../platform/access/assertConfirmed';
import { Refusal } from '../../platform/access/Refusal';
import { saveVersion } from '../../platform/states/saveVersion';
import type { StaffMember } from '../../platform/access/Requester';
import { isUniqueViolation } from '../../platform/database/refuseDuplicate';
import { inNameOrder } from '../../platform/database/inNameOrder';
import { folded } from '../../platform/database/columns';
import { haveText } from '../../platform/database/conditions';
import { logs } from '../../platform/audit/auditTables';
import { readLog, toLogEntry } from '../../platform/audit/readLog';
import { countRows, countWhere } from '../../platform/database/countRows';
import { eduOrgs, languages } from '../resources/resourceTables';
import { users, userRoles } from '../accounts/userTables';
import { assertScope } from './assertScope';
import { invitedColumns } from './invitation';
import { logUser } from './logUser';
import { mailInvitation } from './mailInvitation';
import { readUser } from './readUser';
import { selectUsers, toUser } from './toUser';
import { lockOpenUser } from './userAccessHandlers';

type Filter = ParsedInput<typeof contract.filterUsers>['body'];
type Page = ParsedInput<typeof contract.filterUsers>['query'];

const { lastName, firstName, middleName, login } = users;
const names = sql`concat_ws(' ', ${lastName}, ${firstName}, ${middleName})`;
const namesAndLogin = sql`concat_ws(' ', ${names}, ${login})`;
const byName = inNameOrder(lastName);
const byFirstName = inNameOrder(firstName);

/** What is not shown is not searched either. */
function matches({ search, roleIds, isActive, eduOrgId, isInvited }: Filter, isNamesOnly: boolean) {
  const words = isNamesOnly ? names : namesAndLogin;
  return and(
    isNull(users.deletedAt),
    search ? haveText(folded(words), search) : undefined,
    roleIds?.length ? inArray(users.roleId, roleIds) : undefined,
    isActive === undefined ? undefined : eq(users.isActive, isActive),
    // For whom somebody works and when they signed in is not told to those who learn names only.
    eduOrgId && !isNamesOnly ? eq(users.eduOrgId, eduOrgId) : undefined,
    isInvited === undefined || isNamesOnly
      ? undefined
      : (isInvited ? isNull : isNotNull)(users.lastLoginAt),
  );
}

type User = ReturnType<typeof toUser>;

const namesOf = ({ id, role, isActive, ...user }: User) => {
  const { lastName: family, firstName: first, middleName: middle } = user;
  return { id, lastName: family, firstName: first, middleName: middle, role, isActive };
};

/** Nobody learns by the order what is not shown to them. */
function orderBy({ asc, sort }: Page, isNamesOnly: boolean) {
  const direction = asc ? sql`asc` : sql`desc`;
  const byNames = sql`${byName} ${direction}, ${byFirstName} ${direction}`;
  if (isNamesOnly || !sort) return byNames;
  if (sort === 'login') return sql`${login} ${direction}`;
  return sql`${users.lastLoginAt} ${direction} nulls last, ${byNames}`;
}

/** Support chooses colleagues by name; accounts are shown to those who look after them. */
const filterUsers: Handler<typeof contract.filterUsers> = async (
  { query, body },
  { db, visitor, language },
) => {
  const { skip, size } = query;
  const isNamesOnly = visitor.roles.includes('SUPPORT');
  const where = matches(body, isNamesOnly);
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(orderBy(query, isNamesOnly), users.id)
    .limit(size)
    .offset(skip);
  const total = await countRows(db, users, where);
  const found = rows.map((row) => toUser(row, language));
  return { items: isNamesOnly ? found.map(namesOf) : found, total, skip, size };
};

type Fields = ParsedInput<typeof contract.createUser>['body'];

async function defaultLanguageId(tx: Database) {
  const [language] = await tx.select().from(languages).where(eq(languages.isDefault, true));
  return assertDefined(language).id;
}

async function check(tx: Database, { roleId, eduOrgId, languageId }: Fields) {
  await checkReferences(tx, userRoles, [roleId], 'roleId');
  await checkReferences(tx, eduOrgs, [eduOrgId], 'eduOrgId');
  await checkReferences(tx, languages, [languageId], 'languageId');
  const [role] = await tx.select().from(userRoles).where(eq(userRoles.id, roleId));
  assertScope(assertDefined(role).key, eduOrgId, 'eduOrgId');
}

function loginTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'users_login')) throw error;
  throw new Refusal(409, 'LOGIN_TAKEN', { fields: { login: 'LOGIN_TAKEN' } });
}

const insert = (fields: Fields, context: Context<StaffMember>) =>
  context.db.transaction(async (tx) => {
    await check(tx, fields);
    const languageId = fields.languageId ?? (await defaultLanguageId(tx));
    const [row] = await tx
      .insert(users)
      .values({ ...fields, ...invitedColumns(context.now()), languageId })
      .returning();
    await logUser(tx, context, 'create', { after: assertDefined(row) });
    return assertDefined(row);
  });

/** A letter that could not be sent takes the account back: the invitation can be made again. */
const takeBack = (after: typeof users.$inferSelect, context: Context<StaffMember>) =>
  context.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, after.id));
    await logUser(tx, context, 'create.undo', { after });
  });

const createUser: Handler<typeof contract.createUser> = async ({ body }, context) => {
  const row = await insert(body, context).catch(loginTaken);
  await mailInvitation(row, 'invitation', context).catch(async (error: unknown) => {
    await takeBack(row, context);
    throw error;
  });
  return readUser(context.db, row.id, context.language);
};

const updateUser: Handler<typeof contract.updateUser> = async (
  { params: { id }, body: { version, ...fields } },
  context,
) => {
  const { db, language } = context;
  await db.transaction(async (tx) => {
    const { user: before, role } = await lockOpenUser(tx, id);
    await checkReferences(tx, eduOrgs, [fields.eduOrgId], 'eduOrgId');
    await checkReferences(tx, languages, [fields.languageId], 'languageId');
    const { eduOrgId = before.eduOrgId } = fields;
    assertScope(role, eduOrgId, 'eduOrgId');
    // Whose people an operator sees is power that is given, as a role is.
    if (role === 'EDU_OPERATOR' && eduOrgId !== before.eduOrgId) assertConfirmed(context.visitor);
    const after = await saveVersion(tx, users, { id, version }, fields);
    await logUser(tx, context, 'update', { before, after });
  });
  return readUser(db, id, language);
};

/** Also of who was removed: what they did stays to be read. */
const listUserActions: Handler<typeof contract.listUserActions> = async (
  { params: { id }, query: page },
  { db },
) => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (!user) throw new Refusal(404, 'NOT_FOUND');
  const where = and(eq(logs.actorType, 'USER'), eq(logs.actorId, id));
  return readLog(db, { where, ...page }, toLogEntry);
};

export const userHandlers = {
  filterUsers,
  listUserActions,
  createUser,
  updateUser,

  async countUsers(_, { db }) {
    const { isActive, lastLoginAt, roleId } = users;
    const isAdmin = sql`exists (
      select from ${userRoles} where ${userRoles.id} = ${roleId} and ${userRoles.key} = 'ADMIN')`;
    const wanted = {
      active: eq(isActive, true),
      inactive: eq(isActive, false),
      invited: and(isActive, isNull(lastLoginAt)),
      admins: and(isActive, isAdmin),
    };
    return countWhere(db, users, wanted, isNull(users.deletedAt));
  },

  getUser: ({ params }, { db, language }) => readUser(db, params.id, language),

  async listUserRoles(_, { db, language }) {
    const roles = await db.select().from(userRoles).orderBy(userRoles.key);
    return roles.map((role) => ({ ...role, name: inLanguage(role.name, language) }));
  },
} satisfies Partial<Handlers<typeof contract & typeof resources>>;
