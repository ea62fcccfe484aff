import type { Services } from '../Services';
import type { Database } from '../database/Database';
import { isDatabaseDown } from '../database/isDatabaseDown';
import { reasonOf } from '../database/loggable';
import { claimJob, isStillOurs } from './claimJob';
import { jobs, type Job } from './jobTables';
import { kindOf } from './kindOf';
import { performJob } from './performJob';

/** When a job is tried again, if it is. */
function fateOf(job: Job, services: Services) {
  const { interval, retries } = kindOf(job, services);
  const now = services.now();
  const delay = retries[job.attempts - 1];
  const after = (seconds: number) => new Date(now + seconds * 1_000);
  if (delay !== undefined) return { runAt: after(Math.min(delay, interval ?? delay)) };
  return interval === undefined
    ? { diedAt: new Date(now) }
    : { runAt: after(interval), attempts: 0 };
}

/** Keeps that a job failed and when it is tried again; after its last attempt it is dead. */
async function failJob(job: Job, services: Services, cause: unknown) {
  const error = reasonOf(cause);
  const fate = fateOf(job, services);
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
      const { onFailure } = kindOf(job, services).kind;
      if (kept) await onFailure?.(job.payload, { ...services, db: tx }, failure);
    });
  } catch (untold) {
    // A failure that cannot be told is a failure too, and the job must not be tried without a pause.
    await keep(services.db);
    throw untold;
  }
}

interface Options {
  /** Hears of each that failed and will be tried again, or never. */
  onFailure?: (job: Job, cause: unknown) => void;
  /** Asked before each job is taken. */
  isStopped?: () => boolean;
  /**
   * Failures that the database was not there to keep, with their causes: kept before a job is
   * taken, or each would stay locked as if its process had died.
   */
  untold?: Map<Job, unknown>;
}

/**
 * Runs what is due, one after another, until nothing is.
 * @returns how many jobs were done.
 */
export async function runDueJobs(
  services: Services,
  { onFailure = () => {}, isStopped = () => false, untold = new Map() }: Options = {},
) {
  let done = 0;
  const keep = (job: Job, cause: unknown) =>
    failJob(job, services, cause).catch((error: unknown) => {
      if (isDatabaseDown(error)) untold.set(job, cause);
      else onFailure(job, error);
    });
  for (const [job, cause] of [...untold]) {
    untold.delete(job);
    await keep(job, cause);
  }
  while (!isStopped()) {
    const job = await claimJob(services);
    if (!job) break;
    await performJob(job, services).then(
      (isDone) => (done += isDone ? 1 : 0),
      (cause: unknown) => {
        onFailure(job, cause);
        return keep(job, cause);
      },
    );
  }
  return done;
}
