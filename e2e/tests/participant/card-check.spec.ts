import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import type { Page } from '@playwright/test';
import { expectAccessible, overflows } from '../../fixtures/expectSound';
import { delayScripts } from '../../fixtures/delayScripts';
import { openServerRendered } from '../../fixtures/hydrate';
import { apiOf, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

/** The code that a student’s phone shows now. */
async function shownCode(product: Product) {
  const api = apiOf(product, await signIn(product, 'student'));
  return (await api(getCampusCard))?.qrToken ?? '';
}

const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a guard sees that a card is valid before any code has come, and as often as he looks', async ({
  page,
  product,
}) => {
  const address = cardPaths.verify(await shownCode(product));
  await delayScripts(page);
  await openServerRendered(page, address);
  await expect(verdict(page, 'Карта действует')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(overflows)).toStrictEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(verdict(page, 'Карта действует')).toBeVisible();
  await expect(page.getByText(/Этот код уже проверяли/)).toBeVisible();
});

test('the page is kept by nobody, hidden from search engines, and names nobody', async ({
  request,
  product,
}) => {
  const answer = await request.get(cardPaths.verify(await shownCode(product)));
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toMatch(/name="robots" content="noindex"/);
  const student = apiOf(product, await signIn(product, 'student'));
  const lastName = (await student(getCampusCard))?.holder.lastName ?? '';
  expect(lastName).not.toBe('');
  expect(html).not.toContain(lastName);
});

test(
  'a forged code is none, in English too',
  { tag: '@all' },
  async ({ page, context, product }) => {
    const code = await shownCode(product);
    const middle = code.length - 20;
    const forged = `${code.slice(0, middle)}${code[middle] === 'A' ? 'B' : 'A'}${code.slice(middle + 1)}`;
    await page.goto(cardPaths.verify(forged));
    await expect(verdict(page, 'Это не код карты')).toBeVisible();
    await context.addCookies([{ name: 'Language', value: 'en', url: product.url }]);
    await page.reload();
    await expect(verdict(page, 'This is not a card code')).toBeVisible();
  },
);

test(
  'a code that was shown a minute ago is told to be old, also on a page that was valid',
  { tag: '@all' },
  async ({ page, product }) => {
    test.slow();
    await page.goto(cardPaths.verify(await shownCode(product)));
    await expect(verdict(page, 'Карта действует')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(verdict(page, 'Код устарел')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000, intervals: [5_000] });
  },
);
