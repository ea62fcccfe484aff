import type * as contract from '@campus/shared/contract/staff/calls';
import type { ParsedInput } from '@campus/shared/contract/call';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { inNameOrder } from '../../platform/database/inNameOrder';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Handler } from '../../platform/Handler';
import { users } from '../accounts/userTables';
import { selectUsers, toUser } from './toUser';

type Filter = ParsedInput<typeof contract.filterUsers>['body'];

const { lastName, firstName, middleName, login } = users;
const names = sql`concat_ws(' ', ${lastName}, ${firstName}, ${middleName})`;
const namesAndLogin = sql`concat_ws(' ', ${names}, ${login})`;
const byName = inNameOrder(lastName);
const byFirstName = inNameOrder(firstName);

/** What is not shown is not searched either. */
function matches({ search, roleIds, isActive, eduOrgId }: Filter, isNamesOnly: boolean) {
  const words = isNamesOnly ? names : namesAndLogin;
  return and(
    isNull(users.deletedAt),
    search ? sql`${words} ilike ${containing(search)}` : undefined,
    roleIds?.length ? inArray(users.roleId, roleIds) : undefined,
    isActive === undefined ? undefined : eq(users.isActive, isActive),
    eduOrgId ? eq(users.eduOrgId, eduOrgId) : undefined,
  );
}

type User = ReturnType<typeof toUser>;

const namesOf = ({ id, role, isActive, ...user }: User) => {
  const { lastName: family, firstName: first, middleName: middle } = user;
  return { id, lastName: family, firstName: first, middleName: middle, role, isActive };
};

/** Support chooses colleagues by name; accounts are shown to those who look after them. */
export const filterUsers: Handler<typeof contract.filterUsers> = async (
  { query, body },
  { db, visitor, language },
) => {
  const { skip, size } = query;
  const isNamesOnly = visitor.roles.includes('SUPPORT');
  const where = matches(body, isNamesOnly);
  const direction = query.asc ? sql`asc` : sql`desc`;
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(sql`${byName} ${direction}, ${byFirstName} ${direction}`, users.id)
    .limit(size)
    .offset(skip);
  const total = await countRows(db, users, where);
  const found = rows.map((row) => toUser(row, language));
  return { items: isNamesOnly ? found.map(namesOf) : found, total, skip, size };
};
