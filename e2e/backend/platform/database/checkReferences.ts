import { inArray } from 'drizzle-orm';
import { Refusal } from '../access/Refusal';
import type { EntityTable, Database } from './Database';

/**
 * Holds the records that a field names until the transaction ends, so that nobody removes them.
 * @throws Refusal 422 REFERENCE_UNKNOWN at the field if one does not exist.
 */
export async function checkReferences(
  tx: Database,
  table: EntityTable,
  ids: readonly (string | null | undefined)[],
  field: string,
) {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string');
  if (wanted.length === 0) return;
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, wanted))
    .for('key share');
  if (found.length === wanted.length) return;
  throw new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { [field]: 'REFERENCE_UNKNOWN' } });
}
