import { filterPartners } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import type { Page } from '@playwright/test';
import { expectSound } from '../../fixtures/expectSound';
import { extensions, expect, test } from '../../fixtures/test';
import { pagesOfProduct } from '../../fixtures/pagesOfProduct';
import { apiOf } from '../../fixtures/signIn';

test.describe.configure({ mode: 'parallel' });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  isUntouched: true,
  hasExtensions: false,
});

async function expectWhole(page: Page, url: string, status = 200) {
  const response = await page.goto(url);
  expect(response?.status()).toBe(status);
  await expectSound(page, 'ru', { themes: ['light'], widths: [1280] });
  const failure = page.getByRole('alert').filter({ hasText: /не открыл|Не удалось|Повторить/ });
  await expect(failure).toHaveCount(0);
}

test('a call beyond the specification is not there', { tag: '@all' }, async ({ product }) => {
  for (const { method, path } of extensions) {
    const address = product.url + path.replace(/\{\w+\}/g, crypto.randomUUID());
    expect((await fetch(address, { method })).status, `${method} ${path}`).toBe(404);
  }
  expect((await apiOf(product)(filterPartners, { body: {} })).total).toBeGreaterThan(0);
});

for (const { url, account, status } of pagesOfProduct)
  test(
    `${url} for ${account ?? 'a guest'} needs no call beyond the specification`,
    { tag: '@all' },
    async ({ page, signIn, allowProblem }) => {
      allowProblem(/status of 404/);
      if (status) allowProblem(new RegExp(`status of ${status}`));
      if (account) await signIn(account);
      await expectWhole(page, url, status);
    },
  );

test(
  'the page of a partner needs no call beyond the specification',
  { tag: '@all' },
  async ({ page, product, allowProblem }) => {
    allowProblem(/status of 404/);
    const { items } = await apiOf(product)(filterPartners, { body: {} });
    await expectWhole(page, partnerPaths.partner(items[0]?.id ?? ''));
  },
);
