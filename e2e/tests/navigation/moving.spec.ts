import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Page } from '@playwright/test';
import { hasFonts } from '../../fixtures/hasFonts';
import { hydrate } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows the last news item of the list with the keyboard; gives what was left behind. */
async function leaveByLastNews(page: Page) {
  await page.goto(mediaPaths.news());
  await hydrate(page);
  await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
  const link = page.getByRole('main').getByRole('article').getByRole('link').last();
  await link.focus();
  const left = { link, name: (await link.textContent()) ?? '', top: await scrollOf(page) };
  expect(left.top).toBeGreaterThan(300);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: left.name })).toBeFocused();
  return left;
}

test('a new page starts at its top; back and forward keep the scroll and the focus', async ({
  page,
}) => {
  const { link, name, top } = await leaveByLastNews(page);
  await expect.poll(() => scrollOf(page)).toBe(0);

  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(top);

  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(0);
});

test(
  'the scroll is kept where the content comes late',
  { tag: '@all' },
  async ({ page, signIn }) => {
    // What everybody may read comes with the page; to somebody signed in it comes behind it.
    await signIn('student');
    await page.goto(mediaPaths.news());
    await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
    const link = page.getByRole('main').getByRole('article').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
    const top = await scrollOf(page);

    const answers: (() => void)[] = [];
    await page.route('**/api/media/news/filter*', async (route) => {
      await new Promise<void>((answer) => answers.push(answer));
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    await expect.poll(() => scrollOf(page)).toBeLessThan(top);
    answers.forEach((answer) => answer());
    await expect(link).toBeInViewport();
    await expect.poll(() => scrollOf(page)).toBe(top);
  },
);

test('a filter neither scrolls nor takes the focus', { tag: '@all' }, async ({ page }) => {
  await page.goto(mediaPaths.news());
  await hydrate(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.getByText('Темы', { exact: true }).click();
  const tag = page.getByRole('navigation', { name: 'Темы' }).getByRole('link').nth(1);
  await tag.focus();
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tag=/);
  await expect(tag).toBeFocused();
  expect(await scrollOf(page)).toBe(60);
});
