import { randomBytes } from 'node:crypto';
import type { Secret } from '../../releases/keys/createSecret';
import { inParallel } from '../../releases/registry/inParallel';
import type { ReleaseStore } from '../../releases/store/ReleaseStore';
import type { Figures } from './createFigures';
import { fromFile, healthFolder, toFile } from './HealthFile';

const pause = 5_000;

interface Place {
  store: ReleaseStore;
  secret: Secret;
}

/** Processes that ended long ago have left files that say nothing any more. */
async function forgetOld({ store, secret }: Place, own: string) {
  const old: string[] = [];
  await inParallel(await store.list(healthFolder), async (key) => {
    if (key !== own && fromFile(await store.read(key), secret).size === 0) old.push(key);
  });
  if (old.length > 0) await store.remove(old);
}

/**
 * Writes the figures of this process where others can read them, every five seconds at most. What
 * `onWrite` gives is begun when that which was known before is written: what comes meanwhile is not.
 */
export function keepFigures(place: Place, figures: Figures, onWrite?: () => () => Promise<void>) {
  const { store, secret } = place;
  const key = `${healthFolder}${randomBytes(8).toString('hex')}.json`;
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  let written = Promise.resolve();

  async function write() {
    timer = undefined;
    const onWritten = onWrite?.();
    try {
      await store.replace(key, toFile(figures.all(), secret));
      if (isFirst) await forgetOld(place, key);
      isFirst = false;
      await onWritten?.();
    } catch (error) {
      console.error('The figures of releases could not be written:', error);
    }
  }

  return {
    key,
    changed() {
      // A timer alone must not keep a server alive that was told to stop.
      timer ??= setTimeout(() => {
        // One after the other: of two at once the older one could come last.
        written = written.then(write);
      }, pause).unref();
    },
    /** Writes what is not written yet. */
    async close() {
      await written;
      if (!timer) return;
      clearTimeout(timer);
      written = written.then(write);
      await written;
    },
  };
}
