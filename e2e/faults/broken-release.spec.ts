import { mediaPaths } from '@campus/shared/contract/media/paths';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ allowProblem }) => allowProblem(/broken at|Federation Runtime|\[media /));

const heading = { level: 1, name: 'Новости' } as const;

test('a release that throws at import gives way to the one before', async ({ page, release }) => {
  await release('import', 'throwsAtImport');
  await page.goto(mediaPaths.news());

  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('when both releases throw at import, a mended one recovers without a reload', async ({
  page,
  release,
}) => {
  await release('import', 'throwsAtImport');
  await release('import', 'sound');
  await page.goto(mediaPaths.news());
  const failure = page.getByRole('alert').filter({ hasText: /Раздел «Новости.*» не открылся/ });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: 'Помощь' }).first()).toBeVisible();

  await page.evaluate(() => (document.documentElement.dataset.visit = 'same'));
  await release('sound', 'mended');
  await failure.getByRole('button', { name: 'Повторить' }).click();

  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
});

test('a release that throws at render keeps its failure in its card', async ({ page, release }) => {
  await release('render', 'throwsAtRender');
  await page.goto(mediaPaths.news());
  const failure = page.getByRole('alert').filter({ hasText: /Раздел «Новости.*» не открылся/ });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await release('sound', 'mended');
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('a new release shows on the next navigation while everything keeps running', async ({
  page,
  release,
}) => {
  await page.goto(mediaPaths.news());
  await expect(page.getByRole('heading', heading)).toBeVisible();

  await release('words', 'sound', {
    from: 'Новости',
    to: 'Вести',
  });
  await page.goto(mediaPaths.news());

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
  await page.goto(mediaPaths.news());

  await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible();
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
});
