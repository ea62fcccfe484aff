import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import {
  listLanguages,
  listPublicSettings,
  listTranslations,
} from '@campus/shared/contract/resources/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import type { Page } from '@playwright/test';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { expect, test } from '../../fixtures/test';

const common = [listLanguages.path, listTranslations.path, listPublicSettings.path];
const steps: string[] = [getCurrentHuman.path, ...common];

/** What of the start-up goes over the wire, and whether two of it were ever under way together. */
function watchStartUp(page: Page) {
  const asked: URL[] = [];
  let [open, most] = [0, 0];
  const isStep = (url: string) => steps.includes(new URL(url).pathname);
  page.on('request', (request) => {
    if (!isStep(request.url())) return;
    asked.push(new URL(request.url()));
    most = Math.max(most, (open += 1));
  });
  const onEnd = (request: { url: () => string }) => void (isStep(request.url()) && (open -= 1));
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return { asked, most: () => most };
}

const everybody: [string, DemoAccount | undefined, string, string[], tag?: '@all'][] = [
  // At a closed door: a page that the server has rendered has brought the settings along.
  ['a guest', undefined, cardPaths.card(), common],
  ['a participant', 'student', mediaPaths.news(), steps],
  ['staff', 'admin', mediaPaths.news(), steps, '@all'],
  // Who they are has come with the document of a page that is theirs alone.
  ['a participant on a page of theirs', 'student', cardPaths.card(), common, '@all'],
  ['staff at their work', 'admin', staffPaths.users(), common, '@all'],
];

for (const [who, account, address, order, tag] of everybody)
  test(
    `start-up order for ${who}: current human if a token exists, languages, translations for the user's language, public settings`,
    { tag: tag ?? [] },
    async ({ page, signIn }) => {
      if (account) await signIn(account);
      const { asked, most } = watchStartUp(page);
      await page.goto(address);
      await expect.poll(() => asked.map(({ pathname }) => pathname)).toEqual(order);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(asked.map(({ pathname }) => pathname)).toEqual(order);
      expect(most()).toBe(1);
      const translations = asked.find(({ pathname }) => pathname === listTranslations.path);
      expect(translations?.searchParams.get('size')).toBe('10000');
      expect(translations?.searchParams.get('languageId')).toBeTruthy();
    },
  );

for (const path of steps)
  test(`content appears though ${path} hangs`, { tag: '@all' }, async ({ page, signIn }) => {
    await signIn('student');
    await page.route(`**${path}*`, () => undefined);
    await page.goto(mediaPaths.news());
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
