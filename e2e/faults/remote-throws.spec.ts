import { mediaPaths } from '@campus/shared/contract/media/paths';
import { hydrate } from '../fixtures/hydrate';
import { publishVariant } from '../fixtures/publishVariant';
import { expect, test } from '../fixtures/test';
import { watchReports } from '../fixtures/watchReports';

test.beforeEach(({ allowProblem }) => allowProblem(/broken|Federation Runtime|\[media /));

test('a throw at import is told once, of the release that threw', async ({
  page,
  context,
  ownProduct,
}) => {
  const reports = await watchReports(context);
  await publishVariant(ownProduct.dataDir, '2.0.0-import', 'throwsAtImport');
  await page.goto(ownProduct.url + mediaPaths.news());
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();

  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    phase: 'script',
    step: 'fallback',
    remote: 'media',
    release: '2.0.0-import',
  });
});

for (const [when, variant] of [
  ['at render', 'throwsAtRender'],
  ['in an effect', 'throwsInEffect'],
] as const)
  test(`a throw ${when} stays in its card and is told once`, async ({
    page,
    context,
    ownProduct,
  }) => {
    const reports = await watchReports(context);
    await publishVariant(ownProduct.dataDir, '2.0.0-throws', variant);
    await page.goto(ownProduct.url + mediaPaths.news());
    await hydrate(page);
    await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible();
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      phase: 'render',
      remote: 'media',
      release: '2.0.0-throws',
    });

    await page.getByRole('link', { name: 'Помощь' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  });

for (const [what, variant] of [
  ['throw in a handler', 'throwsOnClick'],
  ['rejection that nobody handles', 'rejectsOnClick'],
] as const)
  test(`a ${what} leaves the screen as it is and is told once`, async ({
    page,
    context,
    ownProduct,
  }) => {
    const reports = await watchReports(context);
    await publishVariant(ownProduct.dataDir, '2.0.0-click', variant);
    await page.goto(ownProduct.url + mediaPaths.news());
    const button = page.getByRole('button', { name: 'Сломать' });
    await button.click();
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      phase: 'script',
      remote: 'media',
      release: '2.0.0-click',
    });
    await expect(button).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
