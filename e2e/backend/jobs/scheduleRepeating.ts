import type { Services } from '../createServices';
import { jobs } from '../schema/jobs';
import { repeatingJobs } from './repeatingJobs';

/** Puts the jobs that repeat into an empty queue; in a full one each waits already, under its name. */
export async function scheduleRepeating({ db, now }: Services) {
  const runAt = new Date(now());
  const rows = repeatingJobs().map((name) => ({ name, key: name, payload: {}, runAt }));
  await db.insert(jobs).values(rows).onConflictDoNothing();
}
