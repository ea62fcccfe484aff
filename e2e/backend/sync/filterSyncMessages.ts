import type { syncDataFilterRequestDto } from '@campus/shared/contract/payloads/sync';
import type * as contract from '@campus/shared/contract/sync';
import { and, asc, desc, gte, inArray, lte, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import { onPage } from '../database/onPage';
import type { Handler } from '../Handler';
import { syncMessages, syncWords } from '../schema/sync';
import { toSyncMessage } from './toSyncMessage';

type Filter = z.output<typeof syncDataFilterRequestDto>;

function whereOf(filter: Filter) {
  const { search, entityTypes, operationTypes, statuses, receivedFrom, receivedTo } = filter;
  const { entityType, operationType, status, createdAt } = syncMessages;
  return and(
    search ? sql`(${syncWords(syncMessages)}) ilike ${containing(search)}` : undefined,
    entityTypes?.length ? inArray(entityType, entityTypes) : undefined,
    operationTypes?.length ? inArray(operationType, operationTypes) : undefined,
    statuses?.length ? inArray(status, statuses) : undefined,
    receivedFrom ? gte(createdAt, new Date(receivedFrom)) : undefined,
    receivedTo ? lte(createdAt, new Date(receivedTo)) : undefined,
  );
}

export const filterSyncMessages: Handler<typeof contract.filterSyncMessages> = async (
  { query, body },
  { db },
) => {
  const { skip, size } = query;
  const where = whereOf(body);
  const orderBy = [(query.asc ? asc : desc)(syncMessages.createdAt)];
  const rows = await db
    .select()
    .from(syncMessages)
    .where(onPage(db, syncMessages, { where, orderBy, skip, size }))
    .orderBy(...orderBy, syncMessages.id);
  const total = await countRows(db, syncMessages, where);
  return { items: rows.map(toSyncMessage), total, skip, size };
};
