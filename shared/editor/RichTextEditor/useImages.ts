import { useRef, useState } from 'react';
import type { EditorImage } from './ImagePanel';

export type OnImage = (file?: File) => Promise<EditorImage | null>;

/** Pictures on their way begin at once, and wait for their words in the order in which they came. */
export function useImages(onImage: OnImage | undefined) {
  const [ready, setReady] = useState<readonly EditorImage[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const before = useRef<Promise<void>>(Promise.resolve());

  async function queue(chosen: Promise<EditorImage | null>, earlier: Promise<void>) {
    await earlier;
    const image = await chosen;
    if (image) setReady((list) => [...list, image]);
  }
  function choose(file?: File) {
    const chosen = onImage?.(file).catch(() => {
      setFailed(true);
      return null;
    });
    if (chosen) before.current = queue(chosen, before.current);
  }
  return {
    /** The one that words are asked for now. */
    asked: ready[0],
    hasMore: ready.length > 1,
    hasFailed,
    choose: (files: readonly [undefined] | readonly File[]) => {
      setFailed(false);
      files.forEach(choose);
    },
    next: () => setReady((list) => list.slice(1)),
  };
}
