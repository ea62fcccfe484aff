import type { Drawing } from '../../draw/Drawing';
import { within } from '../within';
import { createPainter, type Order, type Painter } from './createPainter';

interface Options {
  most?: number;
  /** Milliseconds that a reader waits for a drawing: without one the browser draws. */
  patience?: number;
  /** Milliseconds that a page may take once it has begun: what takes longer runs in circles. */
  longest?: number;
}

/** So many pages may wait for one thread: more would only be late. */
const queue = 4;
const pause = { first: 250, longest: 30_000 };

/** A few threads that draw pages. One that dies or hangs is replaced, ever later if it goes on. */
export function createPainters({ most = 2, patience = 300, longest = 20_000 }: Options = {}) {
  const painters = new Set<Painter>();
  let [wait, notBefore, isClosed] = [pause.first, 0, false];

  function hire(): Painter | undefined {
    if (isClosed || performance.now() < notBefore) return undefined;
    const onEnd = () => {
      painters.delete(painter);
      notBefore = performance.now() + wait;
      wait = Math.min(wait * 2, pause.longest);
    };
    const painter: Painter = createPainter({ longest, onEnd });
    painters.add(painter);
    return painter;
  }

  function choose(): Painter | undefined {
    const [idlest] = [...painters].toSorted((a, b) => a.load() - b.load());
    const isBusy = !idlest || idlest.load() > 0;
    const painter = (isBusy && painters.size < most ? hire() : undefined) ?? idlest;
    return painter && painter.load() < queue ? painter : undefined;
  }

  return {
    /** Undefined where nobody has the time, where it failed, and where there is nothing to draw. */
    async draw(order: Order): Promise<Drawing | undefined> {
      const painter = choose();
      if (!painter) return undefined;
      const drawing = await within(painter.draw(order), patience);
      if (drawing) wait = pause.first;
      return drawing;
    },
    async close() {
      isClosed = true;
      await Promise.all([...painters].map((painter) => painter.end()));
    },
  };
}
