import type { Browser, Page } from '@playwright/test';

/** Runs in the page before anything else: how long each key and click waits for its paint. */
function watch() {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  new PerformanceObserver((list) => {
    // Other events than keys, clicks and taps are no interactions: what passes under the pointer, say.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Slows the processor of a page down, and remembers its waits; before it is opened. */
async function watchInteractions(page: Page, slowdown: number) {
  // What compiled this file marks its functions by a function that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page: entries come a little after the frame that they are about. */
const told = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 300)));
  });

/** Of all that was done on the page so far, in ms: its INP, as nobody does two hundred things here. */
async function longestWait(page: Page) {
  // Not until the network is silent: where others' changes are heard it never is.
  await page.evaluate(told);
  const waits = await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
  return Math.max(16, ...waits);
}

export interface WatchedVisitor {
  url: string;
  /** Of whoever is signed in. */
  token?: string;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** Does something on a new page of a visitor with a slow processor, and says how long that waited. */
export async function visitSlowly<Figures extends object>(
  browser: Browser,
  { url, token, slowdown }: WatchedVisitor,
  act: (page: Page) => Promise<Figures | void>,
) {
  const context = await browser.newContext({ locale: 'ru-RU' });
  try {
    if (token) await context.addCookies([{ name: 'AuthToken', value: token, url }]);
    const page = await context.newPage();
    await watchInteractions(page, slowdown);
    const figures = await act(page);
    return { ...figures, longest: await longestWait(page) };
  } finally {
    await context.close();
  }
}
