import { asc, desc, type SQL } from 'drizzle-orm';
import { countRows, countUpTo, totalOf } from '../database/countRows';
import type { Database } from '../database/Database';
import { onPage } from '../database/onPage';
import { logs } from './auditTables';

export type LogRow = typeof logs.$inferSelect;

interface LogPage {
  where: SQL | undefined;
  skip: number;
  size: number;
  asc?: boolean;
  /** Where the total stops: counting all of the log would take longer than reading it. */
  most?: number;
}

const countOf = (db: Database, where: SQL | undefined, most: number) =>
  Number.isFinite(most) ? countUpTo(db, logs, { where, most }) : countRows(db, logs, where);

/** One page of the audit log, each entry as `toItem` tells it, and how many entries fit; newest first. */
export async function readLog<Item>(
  db: Database,
  { where, skip, size, most = Infinity, asc: isAscending = false }: LogPage,
  toItem: (row: LogRow) => Item,
) {
  const orderBy = [(isAscending ? asc : desc)(logs.at)];
  const rows = await db
    .select()
    .from(logs)
    .where(onPage(db, logs, { where, orderBy, skip, size }))
    .orderBy(...orderBy, logs.id);
  const page = { skip, size };
  const total = await totalOf(page, rows.length, () => countOf(db, where, most));
  return { items: rows.map(toItem), total: Math.min(total, most), ...page };
}

/** An entry whole, as the log of one person or one member of staff shows it. */
export const toLogEntry = (row: LogRow) => ({
  ...row,
  at: row.at.toISOString(),
  actor: { type: row.actorType, id: row.actorId, name: row.actorName },
  entity: { type: row.entityType, id: row.entityId },
});

/** Who acted, for those who need not know the account behind the name; null for the system. */
export const actorNameOf = ({ actorType, actorName }: LogRow) =>
  actorType === 'SYSTEM' ? null : actorName;
