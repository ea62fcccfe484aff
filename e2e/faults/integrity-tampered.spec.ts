import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { waitForNetwork } from '../../shell/mount/waitForNetwork';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { countServerErrors } from '../fixtures/countServerErrors';
import { hydrate } from '../fixtures/hydrate';
import { publishVariant, giveToAll } from '../fixtures/publishVariant';
import { filesOfList, releaseFolder, tamper, tampered, type Depth } from '../fixtures/tamper';
import { expect, test } from '../fixtures/test';

/** The release of the media remote that everybody gets. */
async function stableOf(dataDir: string): Promise<string> {
  const registry = await openRegistry({ dataFolder: dataDir });
  return (await registry.current()).channels.media?.stable ?? '';
}

/** Gives everybody a kept release of the media remote; the one that they had may be damaged. */
async function goBack(dataDir: string, release: string) {
  const registry = await openRegistry({ dataFolder: dataDir });
  await giveToAll(registry, { name: 'media', release }, 'going back');
}

/** The page stands, with the news or with the card in their place, and nothing of an intruder is in it. */
async function expectNothingForeign(page: Page) {
  // What the server has rendered stands before any code has come.
  await hydrate(page);
  await waitForNetwork(page);
  const list = page.getByRole('heading', { level: 1, name: /^(Новости|Вести)$/ });
  const card = page.getByRole('alert').filter({ hasText: 'не открылся' });
  await expect(list.or(card).first()).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const found = await page.evaluate(() => ({
    ran: 'intruder' in globalThis,
    outline: getComputedStyle(document.body).outlineWidth,
  }));
  expect(found.ran).toBe(false);
  expect(found.outline).not.toBe('7px');
}

const words = { from: 'Новости', to: 'Вести' };
const kinds = ['entry', 'chunk', 'style'] as const;

test.beforeEach(({ allowProblem }) => {
  test.setTimeout(180_000);
  allowProblem(
    /integrity|ERR_|Federation Runtime|\[media|Loading (CSS )?chunk|Failed to load|Can not get/i,
  );
});

test('a release whose files were changed before anybody got it is given to nobody', async ({
  page,
  ownProduct: { url, dataDir },
}) => {
  const failed = countServerErrors(page);
  const original = await stableOf(dataDir);
  await page.goto(url + mediaPaths.news());
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  const ways: [(typeof kinds)[number], Depth][] = [
    ['entry', 'file'],
    ['chunk', 'file'],
    ['style', 'file'],
    ['entry', 'manifest'],
    ['entry', 'signature'],
  ];
  for (const [number, [kind, depth]] of ways.entries()) {
    const release = `2.0.${number}-words`;
    await publishVariant(dataDir, release, 'sound', words);
    const folder = releaseFolder(dataDir, release);
    await tamper(folder, filesOfList(folder)[kind], depth);
    await page.goto(url + mediaPaths.news());

    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    await expectNothingForeign(page);
    await goBack(dataDir, original);
  }
  expect(failed).toStrictEqual([]);
});

test('a file that was changed after it was served does not run', async ({
  browser,
  ownProduct: { url, dataDir },
}) => {
  const original = await stableOf(dataDir);
  for (const [number, kind] of kinds.entries()) {
    const release = `3.0.${number}-words`;
    await publishVariant(dataDir, release, 'sound', words);
    const folder = releaseFolder(dataDir, release);
    const first = await browser.newPage();
    await first.goto(url + mediaPaths.news());
    await expect(first.getByRole('heading', { level: 1, name: 'Вести' })).toBeVisible();
    await first.close();

    await tamper(folder, filesOfList(folder)[kind], 'manifest');
    // Another browser, which has kept nothing.
    const page = await browser.newPage();
    const failed = countServerErrors(page);
    await page.goto(url + mediaPaths.news());
    await expectNothingForeign(page);
    expect(failed).toStrictEqual([]);
    await page.close();
    await goBack(dataDir, original);
  }
});

for (const kind of kinds)
  test(`a changed ${kind} on the way does not run`, async ({ page, product, release }) => {
    const id = await release('words', 'sound', words);
    const file = filesOfList(releaseFolder(product.dataDir, id))[kind];
    let isAskedFor = false;
    await page.route(`**/remotes/media/${id}/${file}`, async (route) => {
      isAskedFor = true;
      const response = await route.fetch();
      await route.fulfill({ response, body: tampered(file, await response.text()) });
    });
    // The document of a page of its own has the style in it.
    await page.goto(supportPaths.help());
    await hydrate(page);
    const menu = page.getByRole('navigation', { name: 'Основное меню' });
    await menu.getByRole('link', { name: 'Вести' }).click();
    await expectNothingForeign(page);
    expect(isAskedFor).toBe(true);
  });
