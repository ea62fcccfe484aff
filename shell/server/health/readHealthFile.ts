import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import type { Counts } from './Counts';
import { hour, hoursKept, type HealthFile } from './HealthFile';

export interface HourlyCounts extends Counts {
  remote: string;
  release: string;
  /** Milliseconds since 1970. */
  from: number;
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function countsOf(file: HealthFile): HourlyCounts[] {
  return Object.entries(file).flatMap(([remote, releases]) =>
    Object.entries(releases).flatMap(([release, hours]) =>
      Object.entries(hours).map(([at, [visits, failed]]) => {
        return { remote, release, from: Number(at) * hour, visits, failed };
      }),
    ),
  );
}

function parse(content = '{}') {
  try {
    return countsOf(JSON.parse(content) as HealthFile);
  } catch {
    return [];
  }
}

/** What a server process has counted in the last day; nothing where the file is old or broken. */
export async function readHealthFile(store: ReleaseStore, key: string): Promise<HourlyCounts[]> {
  const first = (Math.floor(Date.now() / hour) - hoursKept) * hour;
  return parse((await store.read(key))?.toString()).filter(
    ({ from, visits, failed }) => from > first && isCount(visits) && isCount(failed),
  );
}
