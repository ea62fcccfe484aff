import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { NsiTable } from './NsiTable';

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
