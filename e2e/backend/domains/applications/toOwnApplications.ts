import type { Database } from '../../platform/database/Database';
import type { applications } from './applicationTables';
import { filesOf } from './filesOf';

type Row = typeof applications.$inferSelect;

/** Applications as their owner sees them. */
export async function toOwnApplications(db: Database, rows: readonly Row[]) {
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    files: files.get(row.id) ?? [],
  }));
}
