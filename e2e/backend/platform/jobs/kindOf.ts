import type { Job } from './Job';
import type { JobKind } from './JobHandler';
import { jobKinds } from './jobKinds';
import type { JobName } from './JobPayload';

const usualRetries = [5, 120, 1_800, 7_200, 43_200];

/** What is known about jobs of this name; a job that repeats is one row, which is never removed. */
export function kindOf(job: Job) {
  const kind = jobKinds[job.name as JobName] as JobKind<JobName>;
  const interval = job.key === job.name ? kind.every : undefined;
  return { kind, interval, retries: kind.retryAfter ?? usualRetries };
}
