import type { Browser, CDPSession, Page } from '@playwright/test';

/** One cold visit: milliseconds since navigation, and what crossed the wire until they were over. */
export interface Visit {
  content: number;
  /** Of a visit in which nothing is pressed. */
  largestPaint: number;
  /** Until a press made as soon as there is something to press has its effect; 0 where none is made. */
  pressed: number;
  requests: number;
  kilobytes: number;
  /** Longest chain of requests of which each began after the one before had ended. */
  depth: number;
}

/** All of a visit. */
export interface PageWeight {
  requests: number;
  /** Bytes on the wire by the browser's name for what they are: `Document`, `Script`, `Font`. */
  bytes: Record<string, number>;
}

export interface Line {
  name: string;
  /** Milliseconds a round trip takes. */
  latency: number;
  /** Bytes per second. */
  throughput: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** How far a phone may be, and how near it usually is. */
export const far: Line = {
  name: '562 ms, 180 kB/s, 4× CPU',
  latency: 562,
  throughput: 180_000,
  slowdown: 4,
};
export const near: Line = { ...far, name: '150 ms, 180 kB/s, 4× CPU', latency: 150 };

export interface PageToVisit {
  /** Where the page is, with its origin. */
  url: string;
  /** What only the content has. */
  selector: string;
  line: Line;
  /** Of whoever is signed in. */
  token?: string;
  /** What the visit is made for: for `pressed` it presses «Войти» and waits for its window. */
  measures: 'content' | 'largestPaint' | 'pressed';
}

/** Runs in the page before anything else: notes when the content appears and when it is painted. */
function watch(selector: string) {
  const seen = { content: 0, largestPaint: 0, pressed: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    if (!seen.content && document.querySelector(selector)) seen.content = performance.now();
    if (!seen.pressed && document.querySelector('[role="dialog"] input'))
      seen.pressed = performance.now();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page at the end: what was seen, and what came before it. */
function measure(what: PageToVisit['measures']) {
  type Seen = Pick<Visit, 'content' | 'largestPaint' | 'pressed'>;
  const { seen } = globalThis as unknown as { seen: Seen };
  const spans = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= seen[what])
    .sort((a, b) => a.responseEnd - b.responseEnd);
  const depths: number[] = [];
  spans.forEach((span, index) => {
    const before = spans
      .slice(0, index)
      .map((other, at) => (other.responseEnd <= span.startTime + 1 ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  });
  return { ...seen, depth: Math.max(1, ...depths) };
}

async function throttle(session: CDPSession, { latency, throughput, slowdown }: Line) {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** What crosses the wire, by milliseconds since the first request. */
async function watchWire(session: CDPSession) {
  const begun: number[] = [];
  const received: { at: number; bytes: number; type: string }[] = [];
  /** The type of each request, and how many bytes of it have been received. */
  const known = new Map<string, { type: string; bytes: number }>();
  const receive = (requestId: string, seconds: number, bytes: number) => {
    const request = known.get(requestId);
    if (!request) return;
    request.bytes += bytes;
    received.push({ at: seconds * 1_000, bytes, type: request.type });
  };
  session.on('Network.requestWillBeSent', ({ timestamp, requestId, type = 'Other' }) => {
    begun.push(timestamp * 1_000);
    known.set(requestId, { type, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ timestamp, requestId, encodedDataLength }) =>
    receive(requestId, timestamp, encodedDataLength),
  );
  // The headers are counted at the end alone.
  session.on('Network.loadingFinished', ({ timestamp, requestId, encodedDataLength }) =>
    receive(requestId, timestamp, encodedDataLength - (known.get(requestId)?.bytes ?? 0)),
  );
  await session.send('Network.enable');
  return {
    /** How often something began or came. */
    count: () => begun.length + received.length,
    all: (): PageWeight => ({
      requests: begun.length,
      bytes: received.reduce<Record<string, number>>(
        (sums, { type, bytes }) => ({ ...sums, [type]: (sums[type] ?? 0) + bytes }),
        {},
      ),
    }),
    until(until: number) {
      const end = Math.min(...begun) + until;
      const bytes = received.filter(({ at }) => at <= end).reduce((sum, one) => sum + one.bytes, 0);
      return { requests: begun.filter((at) => at <= end).length, kilobytes: bytes / 1024 };
    },
  };
}

const patience = 60_000;
const pause = 100;
/** A slow processor paints what it has got, and asks for what that names, in less. */
const quiet = 1_000;

/**
 * Waits until the page has noted something, by asking it a number: what Playwright would put into the
 * page takes a slow processor longer than to paint it.
 */
async function untilNoted(session: CDPSession, what: 'content' | 'pressed') {
  const expression = `globalThis.seen?.${what} ?? 0`;
  for (const end = performance.now() + patience; performance.now() < end;) {
    const answer = await session.send('Runtime.evaluate', { expression }).catch(() => undefined);
    if (Number(answer?.result.value) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`No ${what} in ${patience} ms`);
}

/** Runs in the page: what is there when it begins is painted when it ends. */
const untilPainted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1_000 })),
    );
  });

/**
 * Until a page whose content is there asks for nothing more and has painted what it has. The network
 * has been idle before, while a slow processor read the code: “networkidle” of Playwright is over then.
 */
async function untilQuiet(page: Page, count: () => number) {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, quiet));
    await page.evaluate(untilPainted);
  }
}

async function untilMeasured(
  page: Page,
  session: CDPSession,
  { measures: what, count }: Pick<PageToVisit, 'measures'> & { count: () => number },
) {
  await untilNoted(session, 'content');
  if (what === 'largestPaint') {
    await page.waitForLoadState('load', { timeout: patience });
    await untilQuiet(page, count);
  }
  if (what !== 'pressed') return;
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Войти' })
    .click({ timeout: patience });
  await untilNoted(session, 'pressed');
}

/** Opens the address on a phone with an empty cache over the given line, and looks. */
async function withVisit<T>(
  browser: Browser,
  { url, selector, line, token, measures }: PageToVisit,
  look: (page: Page, wire: Awaited<ReturnType<typeof watchWire>>) => T | Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    if (token) await context.addCookies([{ name: 'AuthToken', value: token, url }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const wire = await watchWire(session);
    await throttle(session, line);
    await page.addInitScript(watch, selector);
    await page.goto(url, { waitUntil: 'commit', timeout: patience });
    await untilMeasured(page, session, { measures, count: wire.count });
    return await look(page, wire);
  } finally {
    await context.close();
  }
}

/** Opens the address on a phone with an empty cache over the given line. */
export const visitPage = (browser: Browser, asked: PageToVisit): Promise<Visit> =>
  withVisit(browser, asked, async (page, wire) => {
    const visit = await page.evaluate(measure, asked.measures);
    return { ...visit, ...wire.until(visit[asked.measures]) };
  });

/** What the page has got on such a visit when it asks for nothing more, and nobody has touched it. */
export const weighPage = (
  browser: Browser,
  asked: Omit<PageToVisit, 'measures'>,
): Promise<PageWeight> =>
  withVisit(browser, { ...asked, measures: 'largestPaint' }, (_, wire) => wire.all());
