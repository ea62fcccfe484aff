import type * as contract from '@campus/shared/contract/users';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import type { Handler } from '../Handler';
import { users } from '../schema/staff';
import { selectUsers, toUser } from './toUser';

const { lastName, firstName, middleName, login } = users;
const everything = sql`concat_ws(' ', ${lastName}, ${firstName}, ${middleName}, ${login})`;
// The default collation of the embedded database puts Ё before А.
const byName = sql`${lastName} collate "und-x-icu"`;
const byFirstName = sql`${firstName} collate "und-x-icu"`;

export const filterUsers: Handler<typeof contract.filterUsers> = async (
  { query, body },
  { db, language },
) => {
  const { skip, size } = query;
  const { search, roleIds, isActive, eduOrgId } = body;
  const where = and(
    search ? sql`${everything} ilike ${containing(search)}` : undefined,
    roleIds?.length ? inArray(users.roleId, roleIds) : undefined,
    isActive === undefined ? undefined : eq(users.isActive, isActive),
    eduOrgId ? eq(users.eduOrgId, eduOrgId) : undefined,
  );
  const direction = query.asc ? sql`asc` : sql`desc`;
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(sql`${byName} ${direction}, ${byFirstName} ${direction}`, users.id)
    .limit(size)
    .offset(skip);
  const total = await countRows(db, users, where);
  return { items: rows.map((row) => toUser(row, language)), total, skip, size };
};
