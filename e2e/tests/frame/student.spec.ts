import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const isWhole = (words: Locator) =>
  words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);

test('the sections of a student stand in one row with the rest of the header', async ({
  page,
  signIn,
}) => {
  await signIn('student');
  await page.goto(mediaPaths.news());
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Выплаты' })).toBeVisible();
  const rowsOf = () =>
    header.locator('a, button').evaluateAll((parts) => {
      const middles = parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return Math.round((top + height / 2) / 8);
      });
      return new Set(middles).size;
    });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(rowsOf, `${width} pixels wide`).toBe(1);
  }
  const menu = header.getByRole('button', { name: /^Ваше меню: / });
  expect(await isWhole(menu.getByText('Второкурсница Студентка'))).toBe(true);
});

test('a student sees the next payment and the nearest event without scrolling, on a phone events before partners', async ({
  page,
  signIn,
}) => {
  await signIn('student');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.home());
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Показать QR-код' })).toBeInViewport();
  await expect(main.getByText(/₽/).first()).toBeInViewport();
  await expect(main.getByRole('article').first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('Второкурсница')).toHaveCount(2);

  await page.setViewportSize({ width: 375, height: 812 });
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const topOf = async (name: string) => (await heading(name).boundingBox())?.y ?? 0;
  await expect(heading('Скидки по карте')).toBeVisible();
  await expect
    .poll(async () => (await topOf('События')) < (await topOf('Скидки по карте')))
    .toBe(true);
});

test('large words of the tabs are whole on a phone, and signs grow with them', async ({
  page,
  context,
  product,
  signIn,
}) => {
  await signIn('student');
  await context.addCookies([{ name: 'Vision', value: '200.black.usual.shown', url: product.url }]);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(paths.home());
  const tabs = page.getByRole('navigation', { name: 'Разделы' });
  await expect(tabs.getByText('Выплаты')).toBeVisible();
  for (const words of await tabs.locator('span').all()) expect(await isWhole(words)).toBe(true);
  const sign = await tabs.locator('svg').first().boundingBox();
  expect(sign?.width).toBe(36);
});
