import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Drawing } from '../../draw/Drawing';
import type { Answer, DrawOrder, Question } from './DrawOrder';
import type { Said, Told } from './WorkerMessage';

export interface Order {
  order: DrawOrder;
  answer: (asked: Question) => Promise<Answer | null>;
  /** Also told when nobody waits for the drawing any more. */
  onFailure: (message: string) => void;
}

interface Page extends Order {
  settle: (drawing?: Drawing) => void;
  limit?: NodeJS.Timeout;
}

interface Life {
  /** Milliseconds after which a page that has begun ends its thread. */
  longest: number;
  onEnd: () => void;
}

const file = path.join(root, 'shell/server/drawing/worker.mjs');

/** Nothing of this process's own goes along: no secret in the environment, no way to the network. */
const options = {
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: 256 },
};

/** One thread that draws pages; what it was drawing when it died has failed. */
export function createPainter({ longest, onEnd }: Life) {
  const pages = new Map<number, Page>();
  let last = 0;
  const thread = new Worker(file, options);
  // It keeps no process alive that has nothing else to do.
  thread.unref();

  const tell = (told: Told) => thread.postMessage(told);

  function settle(page: number, drawing?: Drawing | null) {
    const settled = pages.get(page);
    clearTimeout(settled?.limit);
    settled?.settle(drawing ?? undefined);
    pages.delete(page);
  }

  function fail(page: number, message: string) {
    pages.get(page)?.onFailure(message);
    settle(page);
  }

  async function pass({ page, question, asked }: Extract<Said, { kind: 'ask' }>) {
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

  thread.on('message', (said: Said) => {
    if (said.kind === 'ask') void pass(said);
    else if (said.kind === 'begun') limit(said.page);
    else if (said.kind === 'drawn') settle(said.page, said.drawing);
    else fail(said.page, said.message);
  });

  let reason = 'The thread that drew it has ended';
  thread.once('error', (error: unknown) => (reason += `: ${String(error)}`));
  thread.once('exit', () => {
    for (const page of pages.keys()) fail(page, reason);
    onEnd();
  });

  return {
    load: () => pages.size,
    draw: (order: Order) =>
      new Promise<Drawing | undefined>((resolve) => {
        const page = ++last;
        pages.set(page, { ...order, settle: resolve });
        tell({ kind: 'draw', page, order: order.order });
      }),
    end: () => thread.terminate(),
  };
}

export type Painter = ReturnType<typeof createPainter>;
