import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Browser, Page } from '@playwright/test';
import { openRegistry } from '../../../shell/releases/registry/openRegistry';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { publishVariant } from '../../fixtures/publishVariant';
import { signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const words = { from: 'Новости', to: 'Вести' };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Which of the two releases the page shows. */
async function shown(page: Page) {
  await expect(heading(page)).toHaveText(/^(Новости|Вести)$/);
  return heading(page).textContent();
}

/** Nobody has seen this browser before. */
async function asSomebodyNew(page: Page, { url }: Product) {
  await page.context().clearCookies({ name: 'Visitor' });
  await page.goto(url + mediaPaths.news());
}

const planned = (page: Page) =>
  page.evaluate(() => {
    const plan = JSON.parse(document.getElementById('plan')?.textContent ?? '{}') as {
      remotes: { release: string; declaration: { name: string } }[];
    };
    return plan.remotes.find(({ declaration }) => declaration.name === 'media')?.release;
  });

test(
  'a visitor stays on the same side of a canary, and both sides have visitors',
  { tag: '@all' },
  async ({ page, product, release }) => {
    await page.goto(mediaPaths.news());
    expect(await shown(page)).toBe('Новости');
    const isKnown = async () =>
      (await page.context().cookies()).some(({ name }) => name === 'Visitor');
    expect(await isKnown()).toBe(false);

    const canary = { percent: 50, roles: [] };
    await release('words', 'sound', { ...words, canary });
    const sides = new Set<string | null>();
    for (let left = 40; left > 0 && sides.size < 2; left--) {
      await asSomebodyNew(page, product);
      const side = await shown(page);
      expect(await isKnown()).toBe(true);
      if (sides.has(side)) continue;
      sides.add(side);
      for (let again = 3; again > 0; again--) {
        await page.reload();
        expect(await shown(page)).toBe(side);
      }
    }
    expect(sides).toEqual(new Set(['Новости', 'Вести']));
  },
);

test(
  'people of a named role get a canary that nobody else gets',
  { tag: '@all' },
  async ({ page, signIn: enter, release }) => {
    const canary = { percent: 0, roles: ['STUDENT'] as const };
    await release('words', 'sound', { ...words, canary });
    await page.goto(mediaPaths.news());
    expect(await shown(page)).toBe('Новости');

    await enter('student');
    // A page waits 300 ms for the role; an answer that is late counts from the next page on.
    await expect(async () => {
      await page.reload();
      expect(await shown(page)).toBe('Вести');
    }).toPass();
  },
);

/** All of them at one address, as on a campus. */
const people = ['student', 'newcomer', 'admin', 'content', 'support'] as const;

/** Opens the news as nobody has before until the canary comes, and waits for it to fail. */
async function meetCanary(browser: Browser, product: Product, account: DemoAccount) {
  const context = await browser.newContext();
  const value = await signIn(product, account);
  await context.addCookies([{ name: 'AuthToken', value, url: product.url }]);
  const page = await context.newPage();
  let failures = 0;
  page.on('console', (line) => {
    if (line.text().startsWith('[media ')) failures += 1;
  });
  do await asSomebodyNew(page, product);
  while ((await planned(page)) !== '2.0.0-render');
  await expect.poll(() => failures).toBeGreaterThan(0);
  // What waits for an idle moment is told when the page is left.
  await page.goto('about:blank');
}

test(
  'a canary that fails for five people is stopped by itself, and its visitors get the stable release',
  { tag: '@all' },
  async ({ page, browser, ownProduct }) => {
    const registry = await openRegistry({ dataFolder: ownProduct.dataDir });
    const newest = async () => (await registry.history())[0];
    const { media } = (await registry.current()).channels;
    const canary = { percent: 50, roles: [] };
    await publishVariant(ownProduct.dataDir, '2.0.0-render', 'throwsAtRender', { canary });

    for (const account of people) await meetCanary(browser, ownProduct, account);

    await expect.poll(async () => (await newest())?.kind).toBe('stopCanary');
    expect(await newest()).toMatchObject({ channel: { stable: media?.stable, canary: null } });
    expect((await newest())?.why).toMatch(
      /^2\.0\.0-render failed for 5 of 5 visitors \(100\.0 %\), /,
    );

    await page.goto(ownProduct.url + mediaPaths.news());
    expect(await planned(page)).toBe(media?.stable);
    expect(await shown(page)).toBe('Новости');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
