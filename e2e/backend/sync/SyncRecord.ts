import type { syncMessages } from '../schema/sync';

export type SyncRecord = typeof syncMessages.$inferSelect;
