import { availableParallelism } from 'node:os';
import type { PictureWidth } from '@campus/shared/contract/pictureWidths';
import { createQueue } from './createQueue';
import { drawVariant, type VariantPlaces } from './drawVariant';
import { untilAborted } from './untilAborted';
import { variantName } from './variantName';

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
