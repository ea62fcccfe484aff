import type { Services } from '../Services';
import type { JobKind, JobName } from './JobHandler';
import type { Job } from './jobTables';

const usualRetries = [5, 120, 1_800, 7_200, 43_200];

/** What is known about jobs of this name; a job that repeats is one row, which is never removed. */
export function kindOf(job: Job, { jobs }: Pick<Services, 'jobs'>) {
  const kind = jobs[job.name as JobName] as JobKind<JobName>;
  const interval = job.key === job.name ? kind.every : undefined;
  return { kind, interval, retries: kind.retryAfter ?? usualRetries };
}

/** The names of the jobs that nobody asks for. */
export const repeatingJobs = ({ jobs }: Pick<Services, 'jobs'>) =>
  (Object.entries(jobs) as [JobName, JobKind<JobName>][])
    .filter(([, { every }]) => every)
    .map(([name]) => name);
