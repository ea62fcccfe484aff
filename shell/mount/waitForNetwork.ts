import type { Page } from 'playwright';
import { claimsOf } from '../page/session/claimsOf';

/** Runs in the page: whether somebody seems to look at it. */
function turn(visibilityState: 'hidden' | undefined) {
  if (visibilityState)
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
  else Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Pages of staff follow their session by a stream that stays open as long as they are looked at. */
async function hasStream(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'AuthToken')?.value ?? '';
  return claimsOf(token).kind === 'STAFF';
}

/** Waits while nobody seems to look at the page, so that it has no stream. */
export async function whileUnwatched(page: Page, wait: () => Promise<unknown>) {
  const isHidden = await hasStream(page);
  if (isHidden) await page.evaluate(turn, 'hidden' as const);
  await wait();
  if (isHidden) await page.evaluate(turn, undefined);
}

/** Waits until the page loads nothing more, streams apart. Throws after `timeout` milliseconds. */
export const waitForNetwork = (page: Page, timeout?: number): Promise<void> =>
  whileUnwatched(page, () => page.waitForLoadState('networkidle', { timeout }));
