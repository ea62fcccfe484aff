import type { Services } from '../createServices';
import { isDatabaseDown } from '../database/isDatabaseDown';
import { claimJob } from './claimJob';
import { failJob } from './failJob';
import type { Job } from './Job';
import { performJob } from './performJob';

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
