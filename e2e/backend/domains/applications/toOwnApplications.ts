import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../../platform/database/Database';
import type { applications } from './applicationTables';
import { applicationFiles } from './applicationFiles';
import { askedFor } from './askedFor';

type Row = typeof applications.$inferSelect;

/** Applications as their owner sees them. */
export async function toOwnApplications(db: Database, rows: readonly Row[], language: LanguageKey) {
  const asked = await askedFor(db, rows, language);
  const files = await applicationFiles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    files: files.get(row.id) ?? [],
    asked: asked(row),
  }));
}
