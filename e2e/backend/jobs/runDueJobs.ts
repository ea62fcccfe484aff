import type { Services } from '../createServices';
import { claimJob } from './claimJob';
import type { Job } from './Job';
import { performJob } from './performJob';

interface Options {
  /** Hears of each that failed and will be tried again, or never. */
  onFailure?: (job: Job, cause: unknown) => void;
  /** Asked before each job is taken. */
  isStopped?: () => boolean;
}

/**
 * Runs what is due, one after another, until nothing is.
 * @returns how many jobs were done.
 */
export async function runDueJobs(
  services: Services,
  { onFailure = () => {}, isStopped = () => false }: Options = {},
) {
  let done = 0;
  while (!isStopped()) {
    const job = await claimJob(services);
    if (!job) break;
    await performJob(job, services).then(
      (isDone) => (done += isDone ? 1 : 0),
      (cause: unknown) => onFailure(job, cause),
    );
  }
  return done;
}
