import type { SyncEntityType } from '@campus/shared/contract/sync/requests';
import { eq, sql, and, gt, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, EntityTable } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { logSync } from './logSync';
import type { SyncRecord } from './SyncRecord';
import { syncMessages } from './syncTables';

/** A student's record tells the status too. */
const tellers = (type: SyncEntityType): SyncEntityType[] =>
  type === 'STUDENT_STATUS' ? ['STUDENT_STATUS', 'STUDENT'] : [type];

/** Whether something newer about the same record was applied before. */
export async function isOutdated(
  tx: Database,
  { externalId, occurredAt }: SyncRecord,
  type: SyncEntityType,
) {
  const isNewer = and(
    inArray(syncMessages.entityType, tellers(type)),
    eq(syncMessages.externalId, externalId),
    eq(syncMessages.status, 'APPLIED'),
    gt(syncMessages.occurredAt, occurredAt),
  );
  const [newer] = await tx
    .select({ id: syncMessages.id })
    .from(syncMessages)
    .where(isNewer)
    .limit(1);
  return newer !== undefined;
}

/** A table whose rows the reference-data service owns. */
type NsiTable = EntityTable & { nsiId: PgColumn };

/** The row that the reference-data service calls so; nobody else changes it until the transaction ends. */
export async function findByNsiId<Table extends NsiTable>(
  tx: Database,
  table: Table,
  nsiId: string,
): Promise<Table['$inferSelect'] | undefined> {
  const entities: NsiTable = table;
  const [row] = await tx.select().from(entities).where(eq(table.nsiId, nsiId)).for('no key update');
  return row;
}

/** @throws where the row has not come yet; the message that needs it is tried again later. */
export async function needByNsiId<Table extends NsiTable>(
  tx: Database,
  table: Table,
  what: string,
  nsiId: string,
) {
  const row = await findByNsiId(tx, table, nsiId);
  if (row) return row;
  throw new Error(`The ${what} ${nsiId} is not known yet`);
}

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
