import { and, eq } from 'drizzle-orm';
import { jobs } from './jobTables';
import type { Job } from './Job';

/** Whoever takes a job over counts an attempt, so that the one who was too slow finds no row. */
export const isStillOurs = ({ id, attempts }: Job) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts));
