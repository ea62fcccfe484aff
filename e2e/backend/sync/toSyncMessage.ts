import type { SyncRecord } from './SyncRecord';

export const toSyncMessage = (row: SyncRecord) => ({
  ...row,
  occurredAt: row.occurredAt.toISOString(),
  receivedAt: row.createdAt.toISOString(),
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
});
