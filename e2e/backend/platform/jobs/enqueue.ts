import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { jobs } from './jobTables';
import type { JobName, JobPayload } from './JobHandler';

/** Not rounded up, as the column would: a job that is wanted now is due at once. */
const atOnce = sql`date_trunc('milliseconds', now())`;

interface When {
  /**
   * While a job with this key waits, another is not added; the earlier of both moments counts. A
   * job that repeats waits under its name: with that as the key its next run is brought forward.
   */
  key?: string;
  runAt?: Date;
}

/** Adds work in the transaction of the change that wants it: neither is ever kept without the other. */
export async function enqueue<Name extends JobName>(
  tx: Database,
  name: Name,
  payload: JobPayload[Name],
  { key, runAt }: When = {},
) {
  await tx
    .insert(jobs)
    .values({
      name,
      payload: payload as Record<string, unknown>,
      key,
      runAt: runAt ?? atOnce,
    })
    // Written even where nothing changes: held by us, the job cannot start before our change is there.
    .onConflictDoUpdate({
      target: jobs.key,
      set: { runAt: sql`least(${jobs.runAt}, excluded.run_at)` },
    });
}
