import { paths } from '@campus/shared/paths';
import { publishVariant } from '../fixtures/publishVariant';
import { startProduct, type Product } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';

let own: Product;
test.beforeEach(async ({ allowProblem }) => {
  allowProblem(/broken at|\[media /);
  own = await startProduct();
});
test.afterEach(() => own.stopAndForget());

const heading = { level: 1, name: 'Новости' } as const;

test('a release that throws at import gives way to the one before', async ({ page }) => {
  await publishVariant(own.dataDir, '2.0.0-import', 'throwsAtImport');
  await page.goto(own.url + paths.news());

  await expect(page.getByRole('heading', heading)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('when both releases throw at import, a mended one recovers without a reload', async ({
  page,
}) => {
  await publishVariant(own.dataDir, '2.0.0-import', 'throwsAtImport');
  await publishVariant(own.dataDir, '2.0.1-import', 'sound');
  await page.goto(own.url + paths.news());
  const failure = page.getByRole('alert').filter({ hasText: 'Раздел «Новости» не открылся' });
  await expect(failure).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Помощь' }).first()).toBeVisible();

  await page.evaluate(() => (document.documentElement.dataset.visit = 'same'));
  await publishVariant(own.dataDir, '2.1.0-sound', 'mended');
  await failure.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
});

test('a release that throws at render keeps its failure in its card', async ({ page }) => {
  await publishVariant(own.dataDir, '2.0.0-render', 'throwsAtRender');
  await page.goto(own.url + paths.news());
  const failure = page.getByRole('alert').filter({ hasText: 'Раздел «Новости» не открылся' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await publishVariant(own.dataDir, '2.0.1-sound', 'mended');
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('a new release shows on the next navigation while everything keeps running', async ({
  page,
}) => {
  await page.goto(own.url + paths.news());
  await expect(page.getByRole('heading', heading)).toBeVisible();

  await publishVariant(own.dataDir, '3.0.0-words', 'sound', { from: 'Новости', to: 'Вести' });
  await page.goto(own.url + paths.news());

  await expect(page.getByRole('heading', { level: 1, name: 'Вести' })).toBeVisible();
});

test('a file that was changed after its release does not run', async ({ page, allowProblem }) => {
  allowProblem(/integrity|ERR_BLOCKED/i);
  await page.route('**/remotes/media/**/remoteEntry*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: `globalThis.intruder = 1;${await answer.text()}`,
    });
  });
  await page.goto(own.url + paths.news());

  await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible({
    timeout: 20_000,
  });
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
});
