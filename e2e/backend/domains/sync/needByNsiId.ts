import type { Database } from '../../platform/database/Database';
import { findByNsiId } from './findByNsiId';
import type { NsiTable } from './NsiTable';

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
