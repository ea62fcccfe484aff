import type { Page } from '@playwright/test';

/** Runs in the page before anything else: how long each key and click waits for its paint. */
function watchInteractions() {
  const waits: number[] = [];
  Object.assign(globalThis, { waits });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Gives a page that is not opened yet a slower processor, and watches what its fingers wait for. */
export async function slowDown(page: Page, rate: number) {
  // What compiled this file marks its functions by a function that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The longest wait of a key or a click for its paint so far: ms. */
export async function longestWait(page: Page) {
  // Entries come after their frame.
  await page.waitForLoadState('networkidle');
  const waits = await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
  return Math.max(16, ...waits);
}
