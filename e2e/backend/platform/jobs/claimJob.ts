import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Services } from '../Services';
import { jobs, type Job } from './jobTables';
import { repeatingJobs } from './kindOf';

/** Covers what happens before the job's own transaction holds its row, for as long as it runs. */
const patience = sql`now() + interval '5 minutes'`;

function isFree({ now, jobs: kinds }: Services) {
  return and(
    isNull(jobs.diedAt),
    lt(jobs.runAt, new Date(now() + 1)),
    or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, sql`now()`)),
    // A job of a newer release waits for a process that knows it.
    inArray(jobs.name, Object.keys(kinds)),
  );
}

/** A job that repeats keeps its key; every other gives it back, so that another may wait. */
function keptKey(services: Services) {
  const isRepeating = and(eq(jobs.key, jobs.name), inArray(jobs.name, repeatingJobs(services)));
  return sql`case when ${isRepeating} then ${jobs.key} end`;
}

/** Takes the next job that is due, so that no other process takes it too. */
export async function claimJob(services: Services): Promise<Job | undefined> {
  const { db } = services;
  const next = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isFree(services))
    .orderBy(jobs.runAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await db
    .update(jobs)
    .set({ lockedUntil: patience, attempts: sql`${jobs.attempts} + 1`, key: keptKey(services) })
    .where(eq(jobs.id, next))
    .returning();
  return job;
}

/** Whoever takes a job over counts an attempt, so that the one who was too slow finds no row. */
export const isStillOurs = ({ id, attempts }: Job) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts));
