import type { Services } from '../createServices';
import type { Database } from '../database/Database';
import { reasonOf } from '../database/reasonOf';
import { jobs } from '../schema/jobs';
import { isStillOurs } from './isStillOurs';
import type { Job } from './Job';
import { kindOf } from './kindOf';

/** When a job is tried again, if it is. */
function fateOf(job: Job, now: number) {
  const { interval, retries } = kindOf(job);
  const delay = retries[job.attempts - 1];
  const after = (seconds: number) => new Date(now + seconds * 1_000);
  if (delay !== undefined) return { runAt: after(Math.min(delay, interval ?? delay)) };
  return interval === undefined
    ? { diedAt: new Date(now) }
    : { runAt: after(interval), attempts: 0 };
}

/** Keeps that a job failed and when it is tried again; after its last attempt it is dead. */
export async function failJob(job: Job, services: Services, cause: unknown) {
  const error = reasonOf(cause);
  const fate = fateOf(job, services.now());
  const keep = (tx: Database) =>
    tx
      .update(jobs)
      .set({ ...fate, error, lockedUntil: null })
      .where(isStillOurs(job))
      .returning({ id: jobs.id });
  try {
    await services.db.transaction(async (tx) => {
      const [kept] = await keep(tx);
      const failure = { error, nextAttemptAt: fate.runAt ?? null };
      const { onFailure } = kindOf(job).kind;
      if (kept) await onFailure?.(job.payload, { ...services, db: tx }, failure);
    });
  } catch (untold) {
    // A failure that cannot be told is a failure too, and the job must not be tried without a pause.
    await keep(services.db);
    throw untold;
  }
}
