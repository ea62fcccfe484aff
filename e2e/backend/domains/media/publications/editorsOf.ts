import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { users } from '../../accounts/userTables';

/** Who saved last, by the id of the member of staff. */
export async function editorsOf(db: Database, userIds: (string | null)[]) {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  const { id, lastName, firstName } = users;
  const rows = ids.length
    ? await db.select({ id, lastName, firstName }).from(users).where(inArray(id, ids))
    : [];
  const editors = new Map(
    rows.map((row) => [row.id, { id: row.id, name: `${row.lastName} ${row.firstName}` }]),
  );
  return (userId: string | null) => (userId ? (editors.get(userId) ?? null) : null);
}
