import { eq } from 'drizzle-orm';
import type { Services } from '../Services';
import type { Database } from '../database/Database';
import { isStillOurs } from './claimJob';
import { jobs, type Job } from './jobTables';
import type { JobContext } from './JobHandler';
import { kindOf } from './kindOf';

async function workOf(job: Job, services: Services) {
  const { kind, retries } = kindOf(job, services);
  if (job.attempts > retries.length + 1) throw new Error('Each process that tried it died');
  if ('prepare' in kind) return kind.prepare(job.payload, services);
  return (context: JobContext) => kind.run(job.payload, context);
}

/** Holds the row until the transaction ends: nobody takes a slow job over while it runs. */
async function hold(tx: Database, job: Job) {
  const [held] = await tx.select({ id: jobs.id }).from(jobs).where(isStillOurs(job)).for('update');
  return held !== undefined;
}

async function finish(tx: Database, job: Job, services: Services) {
  const { interval } = kindOf(job, services);
  const isThis = eq(jobs.id, job.id);
  if (interval === undefined) return tx.delete(jobs).where(isThis);
  const runAt = new Date(services.now() + interval * 1_000);
  return tx.update(jobs).set({ runAt, attempts: 0, lockedUntil: null, error: null }).where(isThis);
}

/**
 * Does a claimed job in one transaction with its end.
 * @returns false where another process took it over in between.
 */
export async function performJob(job: Job, services: Services) {
  const work = await workOf(job, services);
  return services.db.transaction(async (tx) => {
    if (!(await hold(tx, job))) return false;
    await work?.({ ...services, db: tx });
    await finish(tx, job, services);
    return true;
  });
}
