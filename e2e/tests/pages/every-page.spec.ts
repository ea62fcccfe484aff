import { filterNews } from '@campus/shared/contract/news';
import { paths } from '@campus/shared/paths';
import { expectAccessible } from '../../fixtures/expectAccessible';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { settled } from '../../fixtures/settled';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    await expectAccessible(page);
  });

for (const modal of ['signIn', 'signUp'])
  test(`the modal ${modal} is accessible and makes no noise`, async ({ page }) => {
    await page.goto(`/?modal=${modal}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    await expectAccessible(page);
  });

test('a news item is accessible and makes no noise', async ({ page, product }) => {
  const { items } = await apiOf(product)(filterNews, { body: {} });
  await page.goto(paths.newsItem(items[0]?.url ?? ''));
  await settled(page);
  await expectAccessible(page);
});

const narrow = [
  paths.home(),
  paths.news(),
  paths.card(),
  paths.payments(),
  paths.newTicket(),
  paths.staffSignIn(),
];

for (const url of narrow)
  test(`${url} fits a phone 320 pixels wide`, async ({ page, signIn }) => {
    await signIn('student');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(url);
    await settled(page);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });
