import { paths } from '@campus/shared/paths';
import { expectAccessible } from '../../fixtures/expectSound';
import { hydrate } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

test('a search survives a reload and a change of the language', async ({ page }) => {
  await page.goto(paths.search(''));
  await page.getByRole('searchbox', { name: 'Что найти' }).fill('карта');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Поиск: карта/);
  const find = page.getByRole('main').getByRole('listitem').filter({ hasText: /карт/i });
  await expect(find.first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Что найти' })).toHaveValue('карта');
  await expect(find.first()).toBeVisible();

  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(paths.search('карта'));
  await expect(page.getByRole('searchbox', { name: 'Search for' })).toHaveValue('карта');
  await expect(page).toHaveTitle(/Search: карта/);
});

test(
  'a kind has an address of its own, and its list takes the words along',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(paths.search('карт'));
    await page
      .getByRole('navigation', { name: 'Что показать' })
      .getByRole('link', { name: 'Новости' })
      .click();
    await expect(page).toHaveURL(/q=.*&kind=news/);
    const count = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(count).not.toHaveCount(0);

    await page.goto(paths.search('карт'));
    // A link that is pressed before the code has come is followed by the browser, to a page anew.
    await hydrate(page);
    await page.getByRole('link', { name: 'Все новости по запросу' }).click();
    await expect(page).toHaveURL(/\/news\?search=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeFocused();
  },
);

test('words typed in the other layout are understood', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.search('rfhnf'));
  await expect(page.getByText('показываем результаты для «карта»')).toBeVisible();
});

test('search engines leave it out', async ({ request }) => {
  const html = await (await request.get(paths.search('карта'))).text();
  expect(html).toMatch(/<meta[^>]*noindex/);
});

for (const words of ['', 'карт', 'ъъъъ'])
  test(
    `the search for «${words}» is accessible and fits 320 pixels`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(paths.search(words));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    },
  );
