import { syncStatuses } from '@campus/shared/contract/machines/sync';
import type * as contract from '@campus/shared/contract/sync';
import { max, sql } from 'drizzle-orm';
import type { Handler } from '../Handler';
import { syncMessages } from '../schema/sync';

const none = Object.fromEntries(syncStatuses.map((status) => [status, 0])) as Record<
  (typeof syncStatuses)[number],
  number
>;

/** A service that is down is an answer, not a failure. */
export const isSyncAlive: Handler<typeof contract.isSyncAlive> = async (_, { db, nsi }) => {
  const { status, createdAt } = syncMessages;
  const [isAlive, [last], rows] = await Promise.all([
    nsi.isAlive(),
    db.select({ at: max(createdAt) }).from(syncMessages),
    db
      .select({ status, total: sql<number>`count(*)::int` })
      .from(syncMessages)
      .groupBy(status),
  ]);
  const counts = Object.fromEntries(rows.map((row) => [row.status, row.total]));
  return {
    isConfigured: nsi.isConfigured,
    isAlive,
    lastMessageAt: last?.at?.toISOString() ?? null,
    counts: { ...none, ...counts },
  };
};
