import { eq } from 'drizzle-orm';
import { diffOf } from '../../../platform/audit/diffOf';
import { recordLog } from '../../../platform/audit/recordLog';
import type { Database } from '../../../platform/database/Database';
import { assertDefined } from '../../../platform/database/assertDefined';
import type { Context } from '../../../platform/Handler';
import { saveVersion } from '../../../platform/states/saveVersion';
import type { StaffMember } from '../../../platform/access/Requester';
import type { Directory, DirectoryRow } from './Directory';
import { readDirectory } from './readDirectory';

type Row = Record<string, unknown>;

/** Adds a record, or saves the one that is given with its version. */
export const saveEntry = <R extends DirectoryRow, Request, Entry, StaffEntry>(
  directory: Directory<R, Request, Entry, StaffEntry>,
  request: Request,
  context: Context<StaffMember>,
  present?: { id: string; version: number },
) =>
  context.db.transaction(async (tx) => {
    const { table, entity } = directory;
    const [before] = present
      ? await tx.select().from(table).where(eq(table.id, present.id)).for('update')
      : [];
    await directory.check(tx, request, present?.id);
    const columns = directory.toColumns(request);
    const saved: Row = present
      ? await saveVersion(tx, table, present, columns)
      : await insert(tx, table, columns);
    const id = String(saved.id);
    await recordLog(tx, context, {
      action: `${entity}.${present ? 'update' : 'create'}`,
      entity: { type: entity, id },
      diff: diffOf(before ?? {}, columns),
    });
    const reader = { language: context.language, isForStaff: true };
    const [entry] = await readDirectory(directory, tx, reader, eq(table.id, id));
    return assertDefined(entry);
  });

async function insert(
  tx: Database,
  table: Directory<never, never, never, never>['table'],
  row: Row,
) {
  const [added] = await tx
    .insert(table)
    .values(row as never)
    .returning();
  return assertDefined(added);
}
