import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { withTimeout } from '../withTimeout';
import type { RenderedPage } from './bundle/RenderedPage';
import type { ApiAnswer, ApiRequest, FromWorker, RenderJob, ToWorker } from './RenderJob';

export interface RenderRequest {
  order: RenderJob;
  answer: (asked: ApiRequest) => Promise<ApiAnswer | null>;
  /** Also told when nobody waits for the page any more. */
  onFailure: (message: string) => void;
  /** Is given the page that nobody has waited for. */
  onLate?: (rendered: RenderedPage) => void;
}

interface Page extends RenderRequest {
  settle: (rendered?: RenderedPage) => void;
  limit?: NodeJS.Timeout;
}

interface RenderWorkerOptions {
  /** Milliseconds after which a page that has begun ends its thread. */
  longest: number;
  onEnd: () => void;
}

const file = path.join(root, 'shell/server/rendering/worker.mjs');

/** Nothing of this process's own goes along: no secret in the environment, no way to the network. */
const options = {
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};

/** One thread that renders pages; what it was rendering when it died has failed. */
function createRenderWorker({ longest, onEnd }: RenderWorkerOptions) {
  const pages = new Map<number, Page>();
  let last = 0;
  const thread = new Worker(file, options);
  // It keeps no process alive that has nothing else to do.
  thread.unref();

  const tell = (message: ToWorker) => thread.postMessage(message);

  function settle(page: number, rendered?: RenderedPage | null) {
    const settled = pages.get(page);
    clearTimeout(settled?.limit);
    settled?.settle(rendered ?? undefined);
    pages.delete(page);
  }

  function fail(page: number, message: string) {
    pages.get(page)?.onFailure(message);
    settle(page);
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
    else fail(message.page, message.message);
  });

  let reason = 'The thread that drew it has ended';
  thread.once('error', (error: unknown) => (reason += `: ${String(error)}`));
  thread.once('exit', () => {
    for (const page of pages.keys()) fail(page, reason);
    onEnd();
  });

  return {
    load: () => pages.size,
    render: (order: RenderRequest) =>
      new Promise<RenderedPage | undefined>((resolve) => {
        const page = ++last;
        pages.set(page, { ...order, settle: resolve });
        tell({ kind: 'render', page, order: order.order });
      }),
    end: () => thread.terminate(),
  };
}

type RenderWorker = ReturnType<typeof createRenderWorker>;

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
      const coming = worker.render(order);
      const rendered = await withTimeout(coming, patience);
      if (rendered) wait = pause.first;
      else void coming.then((late) => late && order.onLate?.(late));
      return rendered;
    },
    /**
     * Renders in every thread, for nobody: what runs for the first time takes far longer than a
     * reader waits. Settles when it is done, or has failed.
     */
    async rehearse(order: RenderRequest): Promise<RenderedPage | undefined> {
      while (pool.size < most && hire());
      const [rendered] = await Promise.all([...pool].map((worker) => worker.render(order)));
      return rendered;
    },
    async close() {
      isClosed = true;
      await Promise.all([...pool].map((worker) => worker.end()));
    },
  };
}
