import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

test.use({ colorScheme: 'light' });

test('a chosen theme is there before the first paint of the next page', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('button', { name: /Вид страницы/ }).click();
  await page.getByRole('radio', { name: 'Тёмная' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const document = await page.request.get('/news');
  expect(await document.text()).toContain('data-theme="dark"');
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(232, 240, 236)');
});

test('the low-vision version stays through a reload and can be left', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('button', { name: /Вид страницы/ }).click();
  await page.getByRole('button', { name: 'Версия для слабовидящих', exact: true }).click();
  await page.getByRole('radio', { name: 'Белым по чёрному' }).check();
  await page.getByRole('radio', { name: 'Скрыть' }).check();
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  await expect(page.getByRole('main').locator('svg[data-decoration]').first()).toBeHidden();
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Вид страницы/ }).click();
  await page.getByRole('button', { name: 'Обычная версия' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
});

test(
  'another tab takes over the choice when one comes back to it',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/news');
    const other = await context.newPage();
    await other.goto('/news');
    await other.getByRole('button', { name: /Вид страницы/ }).click();
    await other.getByRole('radio', { name: 'Тёмная' }).check();
    await other.close();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  },
);
