import { ApiError } from './ApiError';

/** What every stream says: that it has begun, and that something may have been missed. */
interface AnyEvents {
  ready: object;
  reload: object;
}

/** What is heard, by the names of the events. */
export type LiveEvent<Events extends AnyEvents> = {
  [Name in keyof Events]: { name: Name; data: Events[Name]; id?: string };
}[keyof Events];

interface Heard {
  name: string;
  data: object;
  id?: string;
}

/** Milliseconds. The server gives a sign of life every five seconds. */
const times = { silence: 20_000, polling: 30_000, firstPause: 1_000, longestPause: 30_000 };

function eventOf(block: string): Heard | undefined {
  const fields = new Map(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const [name, data] = [fields.get('event'), fields.get('data')];
  if (!name || !data) return undefined;
  return { name, data: JSON.parse(data) as object, id: fields.get('id') };
}

interface Reading {
  signal: AbortSignal;
  /** Anything at all has come, a sign of life too. */
  onSign: () => void;
  onEvent: (event: Heard) => void;
}

/** Settles when the stream ends or the reading is given up. */
async function readEvents(stream: ReadableStream<Uint8Array>, reading: Reading) {
  const { signal, onSign, onEvent } = reading;
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) return;
    onSign();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) onEvent(event);
    }
  }
}

/** How long to wait after the failure; never where asking again would change nothing. */
function pauseAfter(error: unknown, failures: number) {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 401 || status === 403 || status === 404) return undefined;
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  const grown = Math.min(times.firstPause * 2 ** failures, times.longestPause);
  // Spread out: all who lost the same server come back to the next one.
  return Math.max(asked, grown) * (0.75 + Math.random() / 2);
}

const wait = (pause: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });

interface Following {
  /** Opens the stream, after the last event that was heard. */
  open: (after: string | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onEvent: (event: Heard) => void;
  /** Whether events come by themselves; while they do not, a `reload` says every half a minute to look. */
  onLive: (isLive: boolean) => void;
  signal: AbortSignal;
}

/** Opens the stream again and again, with growing pauses, until the signal ends it. */
async function keepFollowing({ open, onEvent, onLive, signal }: Following) {
  let after: string | undefined;
  let failures = 0;
  async function once() {
    const attempt = new AbortController();
    const either = AbortSignal.any([signal, attempt.signal]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const onSign = () => {
      clearTimeout(silence);
      silence = setTimeout(() => attempt.abort(), times.silence);
    };
    try {
      const stream = await open(after, either);
      onSign();
      await readEvents(stream, {
        signal: either,
        onSign,
        onEvent: (event) => {
          if (signal.aborted) return;
          failures = 0;
          after = event.id ?? after;
          if (event.name === 'ready') onLive(true);
          else onEvent(event);
        },
      });
      return undefined;
    } finally {
      clearTimeout(silence);
    }
  }
  while (!signal.aborted) {
    const error: unknown = await once().catch((caught: unknown) => caught);
    if (signal.aborted) return;
    onLive(false);
    const pause = pauseAfter(error, failures);
    if (pause === undefined) return;
    failures += 1;
    await wait(pause, signal);
  }
}

/**
 * Tells what others do while the page is looked at: by a stream, or where there is none by a `reload`
 * every half a minute. Gives its end.
 */
export function followLive<Events extends AnyEvents>(
  known: Omit<Following, 'signal' | 'onEvent'> & { onEvent: (event: LiveEvent<Events>) => void },
): () => void {
  // The server says what the call declares.
  const ways = known as Omit<Following, 'signal'>;
  let leaving: AbortController | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let wasSeen = true;

  const poll = (isNeeded: boolean) => {
    // The attempts that fail meanwhile are more frequent, and put no look off.
    if (isNeeded === (polling !== undefined)) return;
    clearInterval(polling);
    const look = () => ways.onEvent({ name: 'reload', data: {} });
    polling = isNeeded ? setInterval(look, times.polling) : undefined;
  };
  const onLive = (isLive: boolean) => {
    poll(!isLive);
    ways.onLive(isLive);
  };
  const start = () => {
    leaving = new AbortController();
    poll(true);
    void keepFollowing({ ...ways, onLive, signal: leaving.signal });
  };
  const stop = () => {
    leaving?.abort();
    leaving = undefined;
    poll(false);
    ways.onLive(false);
  };
  const onVisibility = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen === wasSeen) return;
    wasSeen = isSeen;
    if (!isSeen) return stop();
    // What happened while nobody looked was not heard.
    ways.onEvent({ name: 'reload', data: {} });
    start();
  };

  wasSeen = document.visibilityState === 'visible';
  if (wasSeen) start();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
}
