import type { PictureWidth } from '@campus/shared/contract/pictureWidths';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { hasRoom } from '../database/hasRoom';
import type { FileStore } from './FileStore';
import { variantName } from './variantName';

/** What comes of the work, unless the signal is given before. @throws the reason of the signal */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, given]);
}

interface Task {
  key: string;
  run: () => Promise<void>;
}

interface Limits {
  /** Of how many keys work goes on at a time. */
  atOnce: number;
  /** How many may wait. */
  longest: number;
  /** Milliseconds after which work is given up, so that others have its place. */
  deadline: number;
}

type Work = (signal: AbortSignal) => Promise<void>;

/** Work that takes a processor: a little at a time, of each key one after the other. */
export function createQueue({ atOnce, longest, deadline }: Limits) {
  const waiting: Task[] = [];
  const busy = new Set<string>();
  const asked = new Map<string, Promise<void>>();

  function start() {
    const at = waiting.findIndex(({ key }) => !busy.has(key));
    const [task] = busy.size < atOnce && at >= 0 ? waiting.splice(at, 1) : [];
    if (!task) return;
    busy.add(task.key);
    void task.run().finally(() => {
      busy.delete(task.key);
      start();
    });
    start();
  }

  function perform(work: Work) {
    const signal = AbortSignal.timeout(deadline);
    return untilAborted(work(signal), signal);
  }

  /** Whoever asks for the same name meanwhile waits for the same work. @throws Error when too many wait. */
  function add(key: string, name: string, work: Work): Promise<void> {
    const known = asked.get(name);
    if (known) return known;
    if (waiting.length >= longest) return Promise.reject(new Error(`Too many wait before ${name}`));
    const done = new Promise<void>((resolve, reject) => {
      waiting.push({ key, run: () => perform(work).then(resolve, reject) });
    }).finally(() => asked.delete(name));
    asked.set(name, done);
    start();
    return done;
  }

  return { add };
}

const seconds = 20;

interface VariantPlaces {
  files: FileStore;
  /** The folder for files on their way. */
  uploads: string;
}

interface Variant {
  fileName: string;
  width: PictureWidth;
  /** Ends the reading of an original that does not come. */
  signal: AbortSignal;
}

async function makeFolder(uploads: string) {
  await mkdir(uploads, { recursive: true });
  // The original does instead of a copy; the database has nothing to do with less.
  if (!(await hasRoom(uploads))) throw new Error('The disk is too full for copies of pictures');
  return mkdtemp(join(uploads, 'variant-'));
}

/** Keeps a copy of the picture that is this wide, or as wide as the picture is. */
async function drawVariant(
  { files, uploads }: VariantPlaces,
  { fileName, width, signal }: Variant,
) {
  const folder = await makeFolder(uploads);
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  try {
    const original = await files.open(fileName);
    if (!original) return;
    await pipeline(original.stream, createWriteStream(source), { signal });
    await sharp(source, { failOn: 'error' })
      .timeout({ seconds })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, smartSubsample: true })
      .toFile(target);
    await files.put(variantName(fileName, width), target, 'image/webp');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export type Variants = ReturnType<typeof createVariants>;

const usual = {
  /** A processor is left to the rest, where there are several: a page asks for a dozen pictures at once. */
  atOnce: Math.max(1, availableParallelism() - 1),
  longest: 200,
  deadline: 60_000,
  /** Milliseconds that a reader waits for a copy. */
  patience: 2_000,
};

/**
 * Smaller copies of pictures, drawn when somebody first asks and kept beside the original. Another
 * process may draw the same one meanwhile: it comes out the same.
 */
export function createVariants(places: VariantPlaces, own: Partial<typeof usual> = {}) {
  const { patience, ...limits } = { ...usual, ...own };
  const queue = createQueue(limits);
  return {
    /**
     * Nothing where the original is gone.
     * @throws Error where the copy cannot be had now: it may be on its way.
     */
    async open(fileName: string, width: PictureWidth) {
      const name = variantName(fileName, width);
      const kept = await places.files.open(name);
      if (kept) return kept;
      const drawn = queue.add(fileName, name, (signal) =>
        drawVariant(places, { fileName, width, signal }),
      );
      await untilAborted(drawn, AbortSignal.timeout(patience));
      return places.files.open(name);
    },
  };
}
