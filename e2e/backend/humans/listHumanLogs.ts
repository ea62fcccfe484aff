import type * as contract from '@campus/shared/contract/humans';
import { asc, desc, eq } from 'drizzle-orm';
import { countRows } from '../database/countRows';
import type { Handler } from '../Handler';
import { logs } from '../schema/audit';
import { assertVisible } from './assertVisible';

export const listHumanLogs: Handler<typeof contract.listHumanLogs> = async (
  { params: { id }, query: { skip, size, ...order } },
  { db, visitor },
) => {
  await assertVisible(db, visitor, id);
  const where = eq(logs.humanId, id);
  const direction = order.asc ? asc : desc;
  const rows = await db
    .select()
    .from(logs)
    .where(where)
    .orderBy(direction(logs.at), logs.id)
    .limit(size)
    .offset(skip);
  const items = rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    entity: { type: row.entityType, id: row.entityId },
  }));
  return { items, total: await countRows(db, logs, where), skip, size };
};
