import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTimeout } from '../withTimeout';
import type { RenderedPage, RenderedSlot } from './bundle/RenderedPage';
import { createRenderedNow, readRenderedNow } from './renderedNow';
import type { ApiAnswer, ApiRequest, FromWorker, RenderJob, ToWorker } from './RenderJob';

export interface RenderRequest {
  order: RenderJob;
  answer: (asked: ApiRequest) => Promise<ApiAnswer | null>;
  /**
   * Also told when nobody waits for the page any more. A slot that has failed by itself is named; it is
   * fatal where it has ended its thread.
   */
  onFailure: (message: string, failed?: { slot: RenderedSlot; isFatal: boolean }) => void;
  /** Is given the page that nobody has waited for. */
  onLate?: (rendered: RenderedPage) => void;
  /** A slot has been taken out of the order, so what is rendered is partial. */
  lacksSlot?: boolean;
}

interface Page extends RenderRequest {
  settle: (rendered?: RenderedPage) => void;
  limit?: NodeJS.Timeout;
}

/** A page under way. */
interface Rendering {
  rendered: Promise<RenderedPage | undefined>;
  /** The slot that it is in, and which rendering of a slot that is. */
  slotNow: () => { slot?: RenderedSlot; turn: number };
}

interface RenderWorkerOptions {
  /** Milliseconds after which a page that has begun ends its thread. */
  longest: number;
  /** Milliseconds after which a slot that is still rendered ends its thread. */
  longestSlot: number;
  onEnd: () => void;
}

const file = path.join(root, 'shell/dev/run.mjs');

/** Nothing of this process's own goes along: no secret in the environment, no way to the network. */
const options = {
  argv: ['shell/server/rendering/renderPages.ts'],
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};

/** How often a slot is seen in the same rendering before its thread is ended. */
const looks = 8;

type Failed = Extract<FromWorker, { kind: 'failed' }>;

/** One thread that renders pages; what it was rendering when it died has failed. */
function createRenderWorker({ longest, longestSlot, onEnd }: RenderWorkerOptions) {
  const pages = new Map<number, Page>();
  let last = 0;
  const memory = createRenderedNow();
  const now = readRenderedNow(memory);
  const thread = new Worker(file, { ...options, workerData: memory });
  // It keeps no process alive that has nothing else to do.
  thread.unref();

  const tell = (message: ToWorker) => thread.postMessage(message);

  function settle(page: number, rendered?: RenderedPage | null) {
    const settled = pages.get(page);
    clearTimeout(settled?.limit);
    settled?.settle(rendered ?? undefined);
    pages.delete(page);
  }

  const stuckIn = (page: number) => now.slotOf(page, pages.get(page)?.order.slots ?? []);

  function fail({ page, message, slot }: Pick<Failed, 'page' | 'message' | 'slot'>) {
    pages.get(page)?.onFailure(message, slot && { slot, isFatal: false });
    // The others of its page go on.
    if (!slot) settle(page);
  }

  /**
   * Whatever else it was rendering has done nothing wrong where a slot is to blame, nor has what was
   * only waiting for it where it had begun another.
   */
  function failAll(message: string) {
    const isSlot = [...pages.keys()].some(stuckIn);
    const hasBegun = [...pages.values()].some(({ limit }) => limit);
    for (const [page, { onFailure, limit }] of pages) {
      const slot = stuckIn(page);
      if (slot) onFailure(message, { slot, isFatal: true });
      else if (!isSlot && (limit || !hasBegun)) onFailure(message);
      settle(page);
    }
  }

  async function pass({ page, question, asked }: Extract<FromWorker, { kind: 'ask' }>) {
    const answer = await pages
      .get(page)
      ?.answer(asked)
      .catch(() => null);
    tell({ kind: 'answer', question, answer: answer ?? null });
  }

  /** Not from when it was ordered: a thread takes its time to start, and does one page at a time. */
  function limit(page: number) {
    const begun = pages.get(page);
    if (!begun) return;
    begun.limit = setTimeout(() => void thread.terminate(), longest);
    begun.limit.unref();
  }

  thread.on('message', (message: FromWorker) => {
    if (message.kind === 'ask') void pass(message);
    else if (message.kind === 'begun') limit(message.page);
    else if (message.kind === 'rendered') settle(message.page, message.rendered);
    else fail(message);
  });

  // Several looks: a machine that was busy or asleep for as long is no fault of the slot.
  let [before, same] = [0, 0];
  const watch = setInterval(() => {
    const turn = now.turn();
    same = turn !== 0 && turn === before ? same + 1 : 0;
    if (same >= looks) void thread.terminate();
    before = turn;
  }, longestSlot / looks);
  watch.unref();

  let reason = 'The thread that drew it has ended';
  thread.once('error', (error: unknown) => (reason += `: ${String(error)}`));
  thread.once('exit', () => {
    clearInterval(watch);
    failAll(reason);
    onEnd();
  });

  return {
    load: () => pages.size,
    render(order: RenderRequest): Rendering {
      const page = ++last;
      const rendered = new Promise<RenderedPage | undefined>((resolve) => {
        pages.set(page, {
          ...order,
          settle: (made) => resolve(made && order.lacksSlot ? { ...made, isPartial: true } : made),
        });
        tell({ kind: 'render', page, order: order.order });
      });
      const slotNow = () => ({ slot: now.slotOf(page, order.order.slots), turn: now.turn() });
      return { rendered, slotNow };
    },
    end: () => thread.terminate(),
  };
}

type RenderWorker = ReturnType<typeof createRenderWorker>;

interface Options {
  most?: number;
  /** Milliseconds that a reader waits for a rendered page: a phone that renders it takes several seconds. */
  patience?: number;
  /** Milliseconds that a page may take once it has begun: what takes longer runs in circles. */
  longest?: number;
  /** Milliseconds that a slot may take to render once: it has its answers by then. */
  longestSlot?: number;
}

const withoutSlot = (request: RenderRequest, slot: RenderedSlot): RenderRequest => {
  const { order } = request;
  const slots = order.slots.filter((one) => one !== slot);
  return { ...request, order: { ...order, slots }, lacksSlot: true };
};

/** So many pages may wait for one thread: more would only be late. */
const queue = 4;
const pause = { first: 250, longest: 30_000 };

/** A few threads that render pages. One that dies or hangs is replaced, with growing pauses while that repeats. */
export function createRenderPool(limits: Options = {}) {
  const { most = 2, patience = 1_000, longest = 20_000, longestSlot = 2_000 } = limits;
  const pool = new Set<RenderWorker>();
  let [wait, notBefore, isClosed] = [pause.first, 0, false];

  function hire(): RenderWorker | undefined {
    if (isClosed || performance.now() < notBefore) return undefined;
    const onEnd = () => {
      pool.delete(worker);
      notBefore = performance.now() + wait;
      wait = Math.min(wait * 2, pause.longest);
    };
    const worker: RenderWorker = createRenderWorker({ longest, longestSlot, onEnd });
    pool.add(worker);
    return worker;
  }

  function choose(): RenderWorker | undefined {
    const [idlest] = [...pool].toSorted((a, b) => a.load() - b.load());
    const isBusy = !idlest || idlest.load() > 0;
    const worker = (isBusy && pool.size < most ? hire() : undefined) ?? idlest;
    return worker && worker.load() < queue ? worker : undefined;
  }

  async function attempt(request: RenderRequest) {
    const rendering = choose()?.render(request);
    if (!rendering) return {};
    const early = await withTimeout(rendering.rendered, patience / 2);
    const halfway = rendering.slotNow();
    const rendered = early ?? (await withTimeout(rendering.rendered, patience / 2));
    if (rendered) wait = pause.first;
    else void rendering.rendered.then((late) => late && request.onLate?.(late));
    const { slot, turn } = rendering.slotNow();
    // The same rendering for half of the patience: on a busy machine each of several takes long.
    return { rendered, stuckIn: rendered || turn !== halfway.turn ? undefined : slot };
  }

  return {
    /** Undefined where nobody has the time, where it failed, and where there is nothing to render. */
    async render(request: RenderRequest): Promise<RenderedPage | undefined> {
      const { rendered, stuckIn } = await attempt(request);
      if (rendered || !stuckIn) return rendered;
      // Another thread renders what is around the slot that does not come to an end.
      return (await attempt(withoutSlot(request, stuckIn))).rendered;
    },
    /**
     * Renders in every thread, for nobody: what runs for the first time takes far longer than a
     * reader waits. Settles when it is done, or has failed.
     */
    async warmUp(request: RenderRequest): Promise<RenderedPage | undefined> {
      while (pool.size < most && hire());
      const [rendered] = await Promise.all(
        [...pool].map((worker) => worker.render(request).rendered),
      );
      return rendered;
    },
    async close() {
      isClosed = true;
      await Promise.all([...pool].map((worker) => worker.end()));
    },
  };
}
