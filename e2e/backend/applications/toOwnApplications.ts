import type { Database } from '../database/Database';
import type { applications } from '../schema/applications';
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
