import { inParallel } from '../../releases/registry/inParallel';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import type { Counts } from './Counts';
import { healthFolder } from './HealthFile';
import { readHealthFile, type HourlyCounts } from './readHealthFile';

/** How a release did in the last day, by the count of all server processes. */
export interface ReleaseHealth extends Counts {
  /** ISO 8601: the hour of its first visit. */
  since: string;
  /** Failed visits of all, 0 to 1. */
  rate: number;
}

/** Remote to release to its health; a release that nobody visited is not there. */
export type Health = Record<string, Record<string, ReleaseHealth>>;

type Sum = Counts & { from: number };
type Sums = Map<string, Map<string, Sum>>;

function add(sums: Sums, { remote, release, visits, failed, from }: HourlyCounts) {
  const releases = sums.get(remote) ?? new Map<string, Sum>();
  const sum = releases.get(release) ?? { visits: 0, failed: 0, from };
  releases.set(release, {
    visits: sum.visits + visits,
    failed: sum.failed + failed,
    from: Math.min(sum.from, from),
  });
  sums.set(remote, releases);
}

function healthOf({ visits: counted, failed, from }: Sum): ReleaseHealth {
  // A failure may have been told to another process than the one that knows of the visit.
  const visits = Math.max(counted, failed);
  return { visits, failed, since: new Date(from).toISOString(), rate: failed / (visits || 1) };
}

const eachOf = <In, Out>(map: Map<string, In>, change: (value: In) => Out) =>
  Object.fromEntries([...map].map(([key, value]) => [key, change(value)]));

/** Sums what all server processes have counted, also those that have ended. */
export async function readHealth(store: ReleaseStore): Promise<Health> {
  const sums: Sums = new Map();
  await inParallel(await store.list(healthFolder), async (key) => {
    for (const counts of await readHealthFile(store, key)) add(sums, counts);
  });
  return eachOf(sums, (releases) => eachOf(releases, healthOf));
}
