import { Refusal } from '../../platform/access/Refusal';

interface Options {
  /** How much goes on at once. */
  permits: number;
  /** How much may wait; beyond it the answer is 503. */
  longest: number;
}

/** Work of which only a little may go on at once, in order of arrival. */
export function createSemaphore({ permits, longest }: Options) {
  let free = permits;
  const waiting: (() => void)[] = [];

  async function acquire() {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= longest) throw new Refusal(503, 'UNAVAILABLE', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release() {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  /** @throws Refusal 503 UNAVAILABLE where too much is waiting. */
  return async function run<T>(work: () => Promise<T>) {
    await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
