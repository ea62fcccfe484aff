import type { Page } from 'playwright';
import { waitForNetwork } from './waitForNetwork';

const patience = 30_000;

/** Runs in the page: its code runs, something is to be seen, and nothing is still loading. */
function isShown(): boolean {
  const main = document.querySelector('main');
  if (!main || document.getElementById('code')) return false;
  const isLoading = main.querySelector('[aria-busy="true"], [role="status"][data-state="loading"]');
  const isEmpty = !main.innerText.trim() && !main.querySelector('img, svg, canvas, video');
  return !isLoading && !isEmpty;
}

/** A screen of the shell stands where that of the release was wanted. */
const shutScreen = ['notFound', 'noAccess', 'signedOut']
  .map((state) => `section[data-state="${state}"]`)
  .join();

interface Sight {
  isShown: boolean;
  /** Why what the page came for is not to be seen. */
  sentences: string[];
}

const unseen = (sentence: string): Sight => ({ isShown: false, sentences: [sentence] });

/** The cards that stand where a part of the page could not, a sentence each. */
export async function failedCards(page: Page): Promise<string[]> {
  const failed = await page.locator('main [role="alert"][data-state="failed"]').count();
  return Array<string>(failed).fill('shows the card of a failed remote instead of its content.');
}

/** Waits until a page shows what it came for. @throws when it does not in time. */
export async function waitForPage(page: Page) {
  await Promise.all([
    page.waitForFunction(isShown, undefined, { timeout: patience }),
    waitForNetwork(page, patience),
  ]);
}

/** Opens a page and waits for what it came for. */
export async function inspectPage(page: Page, address: string): Promise<Sight> {
  const loading = page.goto(address, { waitUntil: 'load', timeout: patience });
  const answer = await loading.catch(() => undefined);
  if (!answer) return unseen(`does not load in ${patience / 1000} s.`);
  const status = answer.status();
  if (status >= 500) return unseen(`is answered with ${status}.`);
  // What the server has rendered hydrates at the first interaction.
  await page.keyboard.press('Shift');
  const isThere = await waitForPage(page).then(
    () => true,
    () => false,
  );
  if (!isThere)
    return unseen(`shows nothing after ${patience / 1000} s: it is empty or still loading.`);
  const main = page.locator('main');
  const shut = await main.locator(shutScreen).getByRole('heading', { level: 1 }).allInnerTexts();
  const sentences = [
    ...(await failedCards(page)),
    ...shut.map((title) => `shows «${title}» instead of its content.`),
  ];
  return { isShown: true, sentences };
}
