import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';

type Table = typeof users | typeof humans;

async function namesIn(db: Database, table: Table, where: SQL) {
  const name = sql<string>`concat_ws(' ', ${table.lastName}, ${table.firstName})`;
  return db.select({ id: table.id, name }).from(table).where(where);
}

/** What people and staff of these ids are called today, by their ids; who has no name is left out. */
export async function accountNames(
  db: Database,
  { humanIds, userIds }: { humanIds: string[]; userIds: string[] },
) {
  const found = [
    ...(humanIds.length > 0 ? await namesIn(db, humans, inArray(humans.id, humanIds)) : []),
    ...(userIds.length > 0 ? await namesIn(db, users, inArray(users.id, userIds)) : []),
  ];
  return new Map(found.filter(({ name }) => name).map(({ id, name }) => [id, name]));
}
