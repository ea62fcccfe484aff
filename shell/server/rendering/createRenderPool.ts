import type { RenderedPage } from './bundle/RenderedPage';
import { withTimeout } from '../withTimeout';
import { createRenderWorker, type RenderRequest, type RenderWorker } from './createRenderWorker';

interface Options {
  most?: number;
  /** Milliseconds that a reader waits for a rendered page: without one the browser renders it. */
  patience?: number;
  /** Milliseconds that a page may take once it has begun: what takes longer runs in circles. */
  longest?: number;
}

/** So many pages may wait for one thread: more would only be late. */
const queue = 4;
const pause = { first: 250, longest: 30_000 };

/** A few threads that render pages. One that dies or hangs is replaced, ever later if it goes on. */
export function createRenderPool({ most = 2, patience = 300, longest = 20_000 }: Options = {}) {
  const pool = new Set<RenderWorker>();
  let [wait, notBefore, isClosed] = [pause.first, 0, false];

  function hire(): RenderWorker | undefined {
    if (isClosed || performance.now() < notBefore) return undefined;
    const onEnd = () => {
      pool.delete(worker);
      notBefore = performance.now() + wait;
      wait = Math.min(wait * 2, pause.longest);
    };
    const worker: RenderWorker = createRenderWorker({ longest, onEnd });
    pool.add(worker);
    return worker;
  }

  function choose(): RenderWorker | undefined {
    const [idlest] = [...pool].toSorted((a, b) => a.load() - b.load());
    const isBusy = !idlest || idlest.load() > 0;
    const worker = (isBusy && pool.size < most ? hire() : undefined) ?? idlest;
    return worker && worker.load() < queue ? worker : undefined;
  }

  return {
    /** Undefined where nobody has the time, where it failed, and where there is nothing to render. */
    async render(order: RenderRequest): Promise<RenderedPage | undefined> {
      const worker = choose();
      if (!worker) return undefined;
      const rendered = await withTimeout(worker.render(order), patience);
      if (rendered) wait = pause.first;
      return rendered;
    },
    async close() {
      isClosed = true;
      await Promise.all([...pool].map((worker) => worker.end()));
    },
  };
}
