import type { jobs } from '../schema/jobs';

export type Job = typeof jobs.$inferSelect;
