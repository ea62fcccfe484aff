import type { Browser, Page } from '@playwright/test';
import type { Visit } from './Visit';

export interface Line {
  name: string;
  /** Milliseconds a round trip takes. */
  latency: number;
  /** Bytes per second. */
  throughput: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** Runs in the page before anything else: notes when the content appears and when it is painted. */
function watch(selector: string) {
  const seen = { content: 0, largestPaint: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    if (!seen.content && document.querySelector(selector)) seen.content = performance.now();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page at the end. */
function measure() {
  const { seen } = globalThis as unknown as { seen: { content: number; largestPaint: number } };
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
  return { ...seen, depth: Math.max(...depths) };
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

/** Opens the address with an empty cache over the given line and waits for the content. */
export async function visitPage(
  browser: Browser,
  url: string,
  selector: string,
  line: Line,
): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const wire = await throttle(page, line);
    await page.addInitScript(watch, selector);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(selector, { timeout: 60_000 });
    const atContent = { ...wire };
    await page.waitForLoadState('networkidle');
    const { content, largestPaint, depth } = await page.evaluate(measure);
    const kilobytes = atContent.bytes / 1024;
    return { content, largestPaint, depth, requests: atContent.requests, kilobytes };
  } finally {
    await context.close();
  }
}
