import { and, desc, eq, ne, notLike, sql } from 'drizzle-orm';
import { accountEntity } from '../audit/recordLog';
import type { Database, EntityTable } from '../database/Database';
import { Refusal } from '../access/Refusal';
import { logs } from '../audit/auditTables';

/** Says who saved something else in between, and when. */
export const staleVersion = (last?: { by: string; at: Date }) =>
  new Refusal(409, 'VERSION', {
    changedBy: last?.by,
    changedAt: last?.at.toISOString(),
    params: { name: last?.by ?? '' },
  });

async function refusalOf(tx: Database, id: string) {
  const [last] = await tx
    .select({ by: logs.actorName, at: logs.at })
    .from(logs)
    .where(
      and(
        eq(logs.entityId, id),
        ne(logs.entityType, accountEntity),
        // Whoever only looked at it has not changed it.
        notLike(logs.action, '%.view'),
        notLike(logs.action, '%.export'),
      ),
    )
    .orderBy(desc(logs.at))
    .limit(1);
  return staleVersion(last);
}

/**
 * Saves a record if it is still the version that was edited.
 * @throws Refusal 404, or 409 VERSION with who saved it in between and when.
 */
export async function saveVersion<Table extends EntityTable>(
  tx: Database,
  table: Table,
  { id, version }: { id: string; version: number },
  set: Record<string, unknown>,
): Promise<Table['$inferSelect']> {
  const entities: EntityTable = table;
  const [saved] = await tx
    .update(entities)
    .set({ ...set, version: sql`${table.version} + 1` })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning();
  if (saved) return saved;
  const [found] = await tx.select({ id: table.id }).from(entities).where(eq(table.id, id));
  throw found ? await refusalOf(tx, id) : new Refusal(404, 'NOT_FOUND');
}

/** @throws Refusal 409 VERSION where the record is not the version that was read. */
export async function assertVersion(
  tx: Database,
  record: { id: string; version: number },
  version: number,
) {
  if (record.version !== version) throw await refusalOf(tx, record.id);
}
