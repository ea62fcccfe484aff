import type { Browser, Page } from '@playwright/test';

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

export interface Line {
  name: string;
  /** Milliseconds a round trip takes. */
  latency: number;
  /** Bytes per second. */
  throughput: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

export interface Asked {
  /** Where the page is, with its origin. */
  url: string;
  /** What only the content has. */
  selector: string;
  line: Line;
  /** Of whoever is signed in. */
  token?: string;
  /** Presses «Войти» and waits for its window. */
  isPressed?: boolean;
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

/** Runs in the page at the end. */
function measure() {
  type Seen = Pick<Visit, 'content' | 'largestPaint' | 'pressed'>;
  const { seen } = globalThis as unknown as { seen: Seen };
  const spans = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= seen.content)
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

async function throttle(page: Page, { latency, throughput, slowdown }: Line) {
  const wire = { requests: 0, bytes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', () => wire.requests++);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
  });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return wire;
}

/** Waits for the content, or for the effect of a press, whichever is asked for. */
async function untilSeen(page: Page, { selector, isPressed }: Asked) {
  await page.waitForSelector(selector, { state: 'attached', timeout: 60_000 });
  if (!isPressed) return;
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click({ timeout: 60_000 });
  await page.waitForFunction(() => (globalThis as unknown as { seen: Visit }).seen.pressed > 0);
}

/** Opens the address on a phone with an empty cache over the given line. */
export async function visitPage(browser: Browser, asked: Asked): Promise<Visit> {
  const { url, selector, line, token } = asked;
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    if (token) await context.addCookies([{ name: 'AuthToken', value: token, url }]);
    const page = await context.newPage();
    const wire = await throttle(page, line);
    await page.addInitScript(watch, selector);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await untilSeen(page, asked);
    const { requests, bytes } = wire;
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    return { ...(await page.evaluate(measure)), requests, kilobytes: bytes / 1024 };
  } finally {
    await context.close();
  }
}
