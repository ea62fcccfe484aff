import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import { patience } from './createWork';
import { whileUnwatched } from './waitForNetwork';

/** Says that there is nothing at an address. */
export const missingScreen = 'section[data-state="notFound"]';

/** Follows a link of the page’s own. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** Goes to a page without anything of a remote, within the document. */
export async function leave(page: Page, emptyPage: string) {
  await follow(page, emptyPage);
  await page.locator(missingScreen).waitFor({ timeout: patience });
}

/** As long as Playwright takes for it when a document is opened. */
const quiet = 500;

/** Waits until nothing more is asked for; Playwright itself says so of a document only once. */
async function waitForQuiet(page: Page, begun: Set<Request>) {
  const end = performance.now() + patience;
  for (let since = performance.now(); performance.now() - since < quiet; await pause(50)) {
    if (begun.size > 0) since = performance.now();
    if (performance.now() > end) throw new Error('It asks without an end.');
  }
}

/** Goes by the empty page to another one within the document, and waits for what that asks for. */
export async function moveTo(page: Page, { from, to }: { from: string; to: string }) {
  const begun = new Set<Request>();
  const begin = (request: Request) => void begun.add(request);
  const end = (request: Request) => void begun.delete(request);
  await whileUnwatched(page, async () => {
    await leave(page, from);
    page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
    try {
      await follow(page, to);
      await page.locator(missingScreen).waitFor({ state: 'detached', timeout: patience });
      await waitForQuiet(page, begun);
    } finally {
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    }
  });
}
