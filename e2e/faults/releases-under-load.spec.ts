import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { publishVariant } from '../fixtures/publishVariant';
import { runTool } from '../fixtures/runTool';
import type { Product } from '../fixtures/startProduct';
import { underLoad } from '../fixtures/underLoad';
import { expect, test } from '../fixtures/test';

const releases = 20;

const takeBack = ({ dataDir }: Product) =>
  runTool('shell/dev/release.ts', ['rollback', 'media'], { env: { DATA_DIR: dataDir } });

/** Scripts of the page at this address, which may still ask for them after all of the releases. */
async function filesOf(url: string, folder: string) {
  const html = await (await fetch(url)).text();
  const files = new RegExp(`href="(/${folder}/[^"]+\\.js)"`, 'g');
  return [...html.matchAll(files)].flatMap(([, file]) => file ?? []);
}

const titleOf = async (page: Page, url: string) => {
  await page.goto(url);
  return page.getByRole('heading', { level: 1 }).textContent();
};

test(`${releases} releases and rollbacks under load: no request fails`, async ({
  page,
  ownProduct,
}) => {
  test.setTimeout(600_000);
  const news = ownProduct.url + mediaPaths.news();
  const [ofRemote, ofShell] = [await filesOf(news, 'remotes/media'), await filesOf(news, 'shell')];
  expect([ofRemote.length, ofShell.length]).not.toContain(0);

  const addresses = [mediaPaths.news(), paths.home(), '/plan.json', ...ofRemote, ...ofShell];
  const { failed, answered } = await underLoad(ownProduct.url, addresses, async () => {
    for (let number = 0; number < releases; number += 1) {
      const words = { from: 'Новости', to: 'Вести' };
      await publishVariant(ownProduct.dataDir, `8.0.${number}-load`, 'sound', words);
      await takeBack(ownProduct);
    }
  });
  expect(failed).toEqual({ non2xx: 0, errors: 0, timeouts: 0 });
  expect(answered).toBeGreaterThan(releases * 10);
  expect(await titleOf(page, news)).toBe('Новости');
});

test('a page that is opened five seconds after a rollback is what it was before', async ({
  page,
  product,
  release,
}) => {
  const news = product.url + mediaPaths.news();
  const [before] = await filesOf(news, 'remotes/media');
  await release('words', 'sound', {
    from: 'Новости',
    to: 'Вести',
  });
  expect(await titleOf(page, news)).toBe('Вести');

  await takeBack(product);
  const since = performance.now();
  await expect.poll(async () => (await filesOf(news, 'remotes/media'))[0]).toBe(before);
  const seconds = (performance.now() - since) / 1_000;
  test.info().annotations.push({ type: 'rollback', description: `${seconds.toFixed(1)} s` });
  expect(seconds).toBeLessThanOrEqual(5);
  expect(await titleOf(page, news)).toBe('Новости');
});
