import { mediaPaths } from '@campus/shared/contract/media/paths';
import { hydrate } from '../fixtures/hydrate';
import { expect, test } from '../fixtures/test';
import { watchReports } from '../fixtures/watchReports';

test.beforeEach(({ allowProblem }) => allowProblem(/broken|Federation Runtime|\[media /));

test('a throw at import is told once, of the release that threw', async ({
  page,
  context,
  release,
}) => {
  const reports = await watchReports(context);
  const id = await release('import', 'throwsAtImport');
  await page.goto(mediaPaths.news());
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();

  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({
    phase: 'script',
    step: 'fallback',
    remote: 'media',
    release: id,
  });
});

for (const [when, variant] of [
  ['at render', 'throwsAtRender'],
  ['in an effect', 'throwsInEffect'],
] as const)
  test(`a throw ${when} stays in its card and is told once`, async ({ page, context, release }) => {
    const reports = await watchReports(context);
    const id = await release('throws', variant);
    await page.goto(mediaPaths.news());
    await hydrate(page);
    await expect(page.getByRole('alert').filter({ hasText: 'не открылся' })).toBeVisible();
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      phase: 'render',
      remote: 'media',
      release: id,
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
    release,
  }) => {
    const reports = await watchReports(context);
    const id = await release('click', variant);
    await page.goto(mediaPaths.news());
    const button = page.getByRole('button', { name: 'Сломать' });
    await button.click();
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      phase: 'script',
      remote: 'media',
      release: id,
    });
    await expect(button).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
