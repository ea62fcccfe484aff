import type { jobs } from './jobTables';

export type Job = typeof jobs.$inferSelect;
