import type { JobKind } from './JobHandler';
import { jobKinds } from './jobKinds';
import type { JobName } from './JobPayload';

/** The names of the jobs that nobody asks for. */
export const repeatingJobs = () =>
  (Object.entries(jobKinds) as [JobName, JobKind<JobName>][])
    .filter(([, { every }]) => every)
    .map(([name]) => name);
