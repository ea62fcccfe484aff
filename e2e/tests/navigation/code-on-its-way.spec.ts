import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Locator } from '@playwright/test';
import { hydrate } from '../../fixtures/hydrate';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

const support = '**/remotes/support/**';

test('a bar shows that a slow screen is on its way, and goes when it is there', async ({
  page,
}) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(support, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(mediaPaths.news());
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Помощь' }).click();
  const bar = page.getByRole('progressbar', { includeHidden: true });
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeFocused();
  await expect(bar).toHaveCount(0);
});

/** Milliseconds from the press on the link to the skeleton in the place of the old screen. */
const untilSkeleton = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    const start = performance.now();
    element.click();
    return new Promise<number>((resolve) => {
      const look = () =>
        document.querySelector('main > [role="status"]')
          ? resolve(performance.now() - start)
          : requestAnimationFrame(look);
      look();
    });
  });

test('a skeleton stands within 300 ms where a remote hangs', { tag: '@all' }, async ({ page }) => {
  await page.route(support, () => undefined);
  await page.goto(mediaPaths.news());
  await hydrate(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Помощь' });
  const title = page.getByRole('heading', { level: 1, name: 'Новости' });
  const waited: number[] = [];
  // A busy computer only adds to it, so the shortest of a few is what the page itself takes.
  while (waited.length < 5 && !waited.some((time) => time <= 300)) {
    await expect(title).toBeVisible();
    waited.push(await untilSkeleton(link));
    await page.goBack();
  }
  expect(Math.min(...waited)).toBeLessThanOrEqual(300);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test(
  'a pointer on a link starts the code of its screen, once',
  { tag: '@all' },
  async ({ page }) => {
    const asked: string[] = [];
    await page.goto(mediaPaths.news());
    await settled(page);
    page.on('request', (request) => {
      if (request.url().includes('/remotes/support/')) asked.push(request.url());
    });
    const link = page.getByRole('banner').getByRole('link', { name: 'Помощь' });
    await link.hover();
    // The screen's own style is the last to be asked for.
    await expect.poll(() => asked.some((url) => url.endsWith('.css'))).toBe(true);

    const before = [...asked];
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible();
    expect(asked).toEqual(before);
    expect(new Set(asked).size).toBe(asked.length);
  },
);
