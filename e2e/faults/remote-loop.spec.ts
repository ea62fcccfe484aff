import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Page } from '@playwright/test';
import { type MediaVariant, publishVariant } from '../fixtures/publishVariant';
import type { Product } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';
import { watchReports } from '../fixtures/watchReports';

const isDead = (page: Page) =>
  Promise.race([
    page.evaluate(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 800)),
  ]);

/** Opens the news of a release that never ends; gives their address and what is reported of them. */
async function openEndless(
  page: Page,
  { dataDir, url }: Product,
  release: string,
  variant: MediaVariant,
) {
  // Before a page is dead that would have to agree.
  const reports = await watchReports(page.context());
  await publishVariant(dataDir, release, variant);
  const news = url + mediaPaths.news();
  await page.goto(news, { waitUntil: 'commit' });
  return { reports, news };
}

test.beforeEach(({ allowProblem }) => allowProblem(/LoadError|\[media /));

for (const [when, variant] of [
  ['at import', 'loopsAtImport'],
  ['at render', 'loopsAtRender'],
] as const)
  test(`a release that never ends ${when} stops one tab, and the next one is usable`, async ({
    page,
    context,
    ownProduct,
  }) => {
    const { reports, news } = await openEndless(page, ownProduct, '2.0.0-loop', variant);
    await expect.poll(() => isDead(page)).toBe(true);

    const next = await context.newPage();
    await next.goto(news, { waitUntil: 'commit' });
    const menu = next.getByRole('link', { name: 'Помощь' }).first();
    await expect(menu).toBeVisible();
    await expect(next.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    await expect
      .poll(() => reports)
      .toContainEqual(
        expect.objectContaining({ phase: 'hang', remote: 'media', release: '2.0.0-loop' }),
      );

    await menu.click();
    await expect(next.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  });

test('a release that never ends after a click, long after it was opened, is told of and kept out', async ({
  page,
  context,
  ownProduct,
}) => {
  const { reports, news } = await openEndless(page, ownProduct, '2.0.0-click', 'loopsOnClick');
  const button = page.getByRole('button', { name: 'Сломать' });
  await expect(button).toBeVisible();
  const atRest = () =>
    Object.entries(localStorage).some(
      ([key, mark]) => key.startsWith('campus.heart.') && String(mark).includes('"beginning":{}'),
    );
  await page.waitForFunction(atRest);
  // Nothing comes back from a page that is dead.
  button.click().catch(() => undefined);
  await expect.poll(() => isDead(page)).toBe(true);

  const next = await context.newPage();
  const hang = { phase: 'hang', remote: 'media', release: '2.0.0-click' };
  await expect(async () => {
    await next.goto(news);
    await expect(next.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    expect(reports).toContainEqual(expect.objectContaining(hang));
  }).toPass();
  await expect(next.getByRole('article').first()).toBeVisible();
});
