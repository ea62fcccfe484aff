import type { Page } from 'playwright';
import AxeBuilder from '@axe-core/playwright';
import { patience } from './createWork';
import { missingScreen, moveTo } from './moveTo';
import { waitForNetwork } from './waitForNetwork';

/** Runs in the page: its code runs, something is to be seen, and nothing is still loading. */
export function isShown(): boolean {
  const main = document.querySelector('main');
  // An element of the page’s own may be called so: a field for a code.
  if (!main || document.querySelector('template#code')) return false;
  const isLoading = main.querySelector('[aria-busy="true"], [role="status"][data-state="loading"]');
  const isEmpty = !main.innerText.trim() && !main.querySelector('img, svg, canvas, video');
  return !isLoading && !isEmpty;
}

const screenOf = (state: string) => `section[data-state="${state}"]`;
/** A screen of the shell stands where that of the release was wanted. */
const shutScreen = [missingScreen, screenOf('noAccess'), screenOf('signedOut')].join();

export interface Sight {
  isShown: boolean;
  /** Why what the page came for is not to be seen. */
  sentences: string[];
  /** That of them by which there is nothing at this address. */
  missing?: string;
  /** It was waited for in vain, which tells of this machine at least as much. */
  isLate?: true;
}

const late = (sentence: string): Sight => ({ isShown: false, sentences: [sentence], isLate: true });

/** The cards that stand where a part of the page could not, a sentence each. */
export async function failedCards(page: Page): Promise<string[]> {
  const failed = await page.locator('main [role="alert"][data-state="failed"]').count();
  return Array<string>(failed).fill('shows the card of a failed remote instead of its content.');
}

/** Waits until a page shows what it came for. @throws when it does not in time. */
export async function waitForPage(page: Page, timeout = patience) {
  await Promise.all([
    // At every frame it would lay the page out anew.
    page.waitForFunction(isShown, undefined, { timeout, polling: 100 }),
    waitForNetwork(page, timeout),
  ]);
}

/** Whether a page shows what it came for, now or in time, and something else in its place. */
async function lookAt(page: Page, wait: () => Promise<unknown>): Promise<Sight> {
  const isThere = await wait().then(
    () => true,
    () => false,
  );
  if (!isThere)
    return late('shows nothing, however long it is waited for: it is empty or still loading.');
  const main = page.locator('main');
  const sayShut = async (screen: string) => {
    const titles = await main.locator(screen).getByRole('heading', { level: 1 }).allInnerTexts();
    return titles.map((title) => `shows «${title}» instead of its content.`);
  };
  const sentences = [...(await failedCards(page)), ...(await sayShut(shutScreen))];
  const [missing] = await sayShut(missingScreen);
  return { isShown: true, sentences, missing };
}

/** Opens a page and waits for what it came for. */
export async function inspectPage(page: Page, address: string, timeout = patience): Promise<Sight> {
  const loading = page.goto(address, { waitUntil: 'load', timeout });
  const answer = await loading.catch(() => undefined);
  if (!answer) return late('does not load, however long it is waited for.');
  const status = answer.status();
  if (status >= 500) return { isShown: false, sentences: [`is answered with ${status}.`] };
  // What the server has rendered hydrates at the first interaction.
  await page.keyboard.press('Shift');
  return lookAt(page, () => waitForPage(page, timeout));
}

/** Goes to a page within the document by a page of the shell, and waits for what it came for. */
export const inspectNext = (page: Page, way: { from: string; to: string }): Promise<Sight> =>
  lookAt(page, async () => {
    await moveTo(page, way);
    await waitForPage(page);
  });

/** So many of one kind tell no more than one. */
const most = 3;

/** What axe finds in the main part of a page, a sentence each. */
export async function auditAxe(page: Page): Promise<string[]> {
  // The other mode opens a page for every run, for the sake of foreign frames: there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include('main');
  axe.options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.slice(0, most).map(({ id, help, nodes }) => {
    const where = nodes[0]?.html.slice(0, 120) ?? '';
    return `breaks the rule ${id} of axe (${help}) at ${where}`;
  });
}
