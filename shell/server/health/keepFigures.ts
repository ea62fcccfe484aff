import { randomBytes } from 'node:crypto';
import { inParallel } from '../../releases/registry/inParallel';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import type { Figures } from './createFigures';
import { healthFolder, hour, type HealthFile } from './HealthFile';
import { readHealthFile } from './readHealthFile';

const pause = 5_000;
const minute = 60_000;

function fileOf(figures: Figures): HealthFile {
  const file: HealthFile = {};
  for (const { remote, release, minutes } of figures.entries()) {
    const hours: HealthFile[string][string] = {};
    for (const [at, { visits, failed }] of minutes) {
      const key = String(Math.floor((at * minute) / hour));
      const [knownVisits, knownFailed] = hours[key] ?? [0, 0];
      hours[key] = [knownVisits + visits, knownFailed + failed];
    }
    (file[remote] ??= {})[release] = hours;
  }
  return file;
}

/** Processes that ended long ago have left files that say nothing any more. */
async function forgetOld(store: ReleaseStore) {
  const old: string[] = [];
  await inParallel(await store.list(healthFolder), async (key) => {
    if ((await readHealthFile(store, key)).length === 0) old.push(key);
  });
  if (old.length > 0) await store.remove(old);
}

/** Writes the figures of this process where others can read them, every five seconds at most. */
export function keepFigures(store: ReleaseStore, figures: Figures) {
  const key = `${healthFolder}${randomBytes(8).toString('hex')}.json`;
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  let written: Promise<void> | undefined;

  async function write() {
    timer = undefined;
    try {
      await store.replace(key, Buffer.from(JSON.stringify(fileOf(figures))));
      if (isFirst) await forgetOld(store);
      isFirst = false;
    } catch (error) {
      console.error('The figures of releases could not be written:', error);
    }
  }

  return {
    changed() {
      // A timer alone must not keep a server alive that was told to stop.
      timer ??= setTimeout(() => {
        written = write();
      }, pause).unref();
    },
    /** Writes what is not written yet. */
    async close() {
      await written;
      if (!timer) return;
      clearTimeout(timer);
      await write();
    },
  };
}
