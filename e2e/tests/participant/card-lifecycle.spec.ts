import { cancelApplication, listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Browser } from '@playwright/test';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { apiOf, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import { cardWords, liveWithCard } from '../../fixtures/liveWithCard';

/** A student with an active card and no extra grant on its way. */
async function openStudent(browser: Browser, product: Product) {
  const token = await signIn(product, 'student');
  const api = apiOf(product, token);
  const { items } = await api(listMyApplications, { query: { type: 'EXTRA_GRANT' } });
  for (const { id, status } of items)
    if (status === 'NEW') await api(cancelApplication, { params: { id } });
  const context = await browser.newContext({
    ...{ baseURL: product.url, viewport: { width: 375, height: 812 } },
    ...{ locale: 'ru-RU', reducedMotion: 'reduce' },
  });
  const cookies = { AuthToken: token, Consent: 'necessary' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  return context;
}

test('a lost card stops at once, works again, and brings an extra grant', async ({
  browser,
  product,
  page: desk,
  signIn: enter,
}) => {
  const context = await openStudent(browser, product);
  const page = await context.newPage();
  const openDesk = async (account: DemoAccount) => {
    await enter(account);
    return desk;
  };
  await liveWithCard({ product, page, language: 'ru', openDesk });
  await context.close();
});

test(
  'the way to a card folds into the card once there is one',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('newcomer');
    await page.goto(peoplePaths.me());
    const tasks = page.getByRole('region', { name: cardWords.ru.tasks });
    await expect(tasks).toBeVisible();
    const student = await signIn('student');
    await page.goto(peoplePaths.me());
    const number = (await student(getCampusCard))?.number ?? '';
    await expect(page.getByText(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible();
    await expect(tasks).toHaveCount(0);
  },
);
