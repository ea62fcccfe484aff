import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { findByNsiId } from './findByNsiId';
import { logSync } from './logSync';
import type { NsiTable } from './NsiTable';
import type { SyncRecord } from './SyncRecord';

/** Makes or changes the row that a message is about, and writes that down. */
export async function saveByNsiId<Table extends NsiTable>(
  tx: Database,
  table: Table,
  type: string,
  message: SyncRecord,
  values: Partial<Table['$inferInsert']>,
): Promise<Table['$inferSelect']> {
  const entities: NsiTable = table;
  const nsiId = message.externalId;
  const before = await findByNsiId(tx, table, nsiId);
  const [after] = before
    ? await tx
        .update(entities)
        .set({ ...values, version: sql`${table.version} + 1` })
        .where(eq(table.id, before.id))
        .returning()
    : await tx
        .insert(entities)
        .values({ ...values, nsiId } as never)
        .returning();
  await logSync(tx, message, type, before as never, after as never);
  return assertDefined(after);
}
