import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Page } from '@playwright/test';
import { expectHashed, watchFiles } from '../../fixtures/expectHashed';
import { hydrate, openServerRendered } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

/** Remotes of which the document has hashes. */
const hashedRemotes = (page: Page) =>
  page.evaluate(() => {
    const plan = document.getElementById('plan')?.textContent ?? '';
    const { integrity } = JSON.parse(plan) as { integrity: object };
    const names = Object.keys(integrity).map((file) => /^\/remotes\/([^/]+)/.exec(file)?.[1]);
    return [...new Set(names)].filter(Boolean);
  });

test('a page comes with the hashes of its own domain, and asks for the others on the way there, once', async ({
  page,
}) => {
  await watchFiles(page.context());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/plan.json')) asked.push(request.url());
  });
  await openServerRendered(page, mediaPaths.news());
  expect(await hashedRemotes(page)).toEqual(['media']);
  await hydrate(page);
  expect(asked).toStrictEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expectHashed(page);
});
