export type Post = (url: string, body: string, signal: AbortSignal) => Promise<{ ok: boolean }>;

interface BatchOptions {
  url: string;
  post?: Post;
  /** How many were given up, and why. */
  onLoss: (count: number, reason: string) => void;
}

const pause = 1000;
const patience = 5000;
const batchSize = 100;
const mostWaiting = 1000;

const postJson: Post = (url, body, signal) =>
  fetch(url, { method: 'POST', body, signal, headers: { 'content-type': 'application/json' } });

/** Sends what was added within a second as one JSON array; what cannot be sent is counted and let go. */
export function createBatches({ url, post = postJson, onLoss }: BatchOptions) {
  const waiting: unknown[] = [];
  let overflow = 0;
  let isScheduled = false;

  async function sendSome() {
    const batch = waiting.splice(0, batchSize);
    try {
      const { ok } = await post(url, JSON.stringify(batch), AbortSignal.timeout(patience));
      if (!ok) onLoss(batch.length, 'refused');
    } catch (error) {
      onLoss(batch.length, (error as Error).name);
    }
  }

  async function flush() {
    while (waiting.length > 0) await sendSome();
    if (overflow > 0) onLoss(overflow, 'too many');
    overflow = 0;
    isScheduled = false;
  }

  return {
    add(item: unknown) {
      if (waiting.length >= mostWaiting) {
        overflow += 1;
        return;
      }
      waiting.push(item);
      if (isScheduled) return;
      isScheduled = true;
      // A timer alone must not keep a server alive that was told to stop.
      setTimeout(() => void flush(), pause).unref();
    },
  };
}
