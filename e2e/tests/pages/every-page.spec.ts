import AxeBuilder from '@axe-core/playwright';
import { filterNews } from '@campus/shared/contract/media';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { settled } from '../../fixtures/settled';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

// A colour on its way from one theme to the other has the contrast of neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

// The fixture fails each of these on a console error, an uncaught error or a policy violation.
for (const { url, account } of pagesOfProduct)
  test(`${url} for ${account ?? 'a guest'} is accessible and makes no noise`, async ({
    page,
    signIn,
  }) => {
    if (account) await signIn(account);
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await settled(page);
    await expectAccessibleInBothThemes(page);
  });

test('a news item is accessible and makes no noise', async ({ page, product }) => {
  const { items } = await apiOf(product)(filterNews, { body: {} });
  await page.goto(paths.newsItem(items[0]?.url ?? ''));
  await settled(page);
  await expectAccessibleInBothThemes(page);
});

test('every page fits a phone 320 pixels wide', async ({ page, signIn }) => {
  await signIn('student');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const url of [
    paths.home(),
    paths.news(),
    paths.card(),
    paths.payments(),
    paths.newTicket(),
  ]) {
    await page.goto(url);
    await settled(page);
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), url).toBe(0);
  }
});
