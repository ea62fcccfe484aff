/** Asks what is newer than this page, but rarely: the answer is of use to few. */
export interface Asking {
  /** Asks unless it was asked a moment ago; without an answer the last one stays. */
  ask: (isUrgent?: boolean) => Promise<void>;
  /** What the last answer named. */
  news: () => string;
}

const often = 60_000;

export function createAsking(takeNewer: () => Promise<string>): Asking {
  let last: number | undefined;
  let news = '';
  return {
    news: () => news,
    async ask(isUrgent = false) {
      const now = Date.now();
      // A page that has just come knows everything.
      last ??= now;
      if (!isUrgent && now - last < often) return;
      last = now;
      news = await takeNewer().catch(() => news);
    },
  };
}
