import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderedPage } from './bundle/RenderedPage';
import type { ApiAnswer, RenderJob, ApiRequest } from './RenderJob';
import type { FromWorker, ToWorker } from './RenderMessage';

export interface RenderRequest {
  order: RenderJob;
  answer: (asked: ApiRequest) => Promise<ApiAnswer | null>;
  /** Also told when nobody waits for the page any more. */
  onFailure: (message: string) => void;
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
export function createRenderWorker({ longest, onEnd }: RenderWorkerOptions) {
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

export type RenderWorker = ReturnType<typeof createRenderWorker>;
