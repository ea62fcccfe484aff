import type { SyncEntityType } from '@campus/shared/contract/sync/requests';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { syncMessages } from './syncTables';
import type { SyncRecord } from './SyncRecord';

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
