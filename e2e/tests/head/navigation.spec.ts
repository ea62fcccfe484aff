import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const og = (page: Page, name: string) => page.locator(`meta[property="og:${name}"]`);
const description = (page: Page) => page.locator('meta[name="description"]');
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test('title, description, og and canonical follow from page to page and come back', async ({
  page,
  product,
}) => {
  await page.goto(paths.home());
  await expect(page).toHaveTitle('Кампус');
  const home = await description(page).getAttribute('content');

  await page.getByRole('banner').getByRole('link', { name: 'Новости' }).click();
  await expect(page).toHaveTitle('Новости · Кампус');
  await expect(description(page)).toHaveAttribute('content', /Стипендии/);
  await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /новости/);
  await expect(canonical(page)).toHaveAttribute('href', product.url + mediaPaths.news());
  await expect(canonical(page)).toHaveCount(1);

  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const path = await link.getAttribute('href');
  const title = await link.textContent();
  await link.click();
  await expect(page).toHaveTitle(`${title} · Кампус`);
  await expect(og(page, 'title')).toHaveAttribute('content', title ?? '');
  await expect(og(page, 'url')).toHaveAttribute('content', product.url + path);
  await expect(page.locator('meta[name="keywords"]')).toHaveCount(0);

  await page.goBack();
  await expect(og(page, 'title')).toHaveAttribute('content', 'Новости');
  await page.goBack();
  await expect(description(page)).toHaveAttribute('content', home ?? '');
  await expect(canonical(page)).toHaveAttribute('href', `${product.url}/`);
});

test('the head that the server wrote for a record is not replaced by a poorer one', async ({
  page,
}) => {
  await page.goto(mediaPaths.news());
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const watch = () => titles.at(-1) !== document.title && titles.push(document.title);
    new MutationObserver(watch).observe(document, { subtree: true, childList: true });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const titles = await page.evaluate(() => (window as unknown as { titles: string[] }).titles);
  expect(titles.filter(Boolean)).not.toContain('Новость · Кампус');
});

test(
  'an address that names the language is opened in it, remembers it and is cleaned',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`${mediaPaths.news()}?lang=en&grid`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('News · Campus');
    await expect(page).toHaveURL(/\/news\?grid=?$/);
    await page.goto(paths.home());
    await expect(page).toHaveTitle('Campus');
  },
);

test('the language of the head changes in place', async ({ page }) => {
  await page.goto(mediaPaths.news());
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page).toHaveTitle('News · Campus');
  await expect(og(page, 'site_name')).toHaveAttribute('content', 'Campus');
  await expect(og(page, 'locale')).toHaveAttribute('content', 'ru_RU');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
