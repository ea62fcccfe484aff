import type { syncMessages } from './syncTables';

export type SyncRecord = typeof syncMessages.$inferSelect;
