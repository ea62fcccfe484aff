import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { apiOf, signIn } from '../../fixtures/signIn';
import { startProduct, type Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';
import { writeArticle } from '../../fixtures/writeArticle';

const title = 'Когда приходит стипендия';

/** The copy that the browser took, how wide it is, and how wide it is drawn. */
async function chosen(page: Page, name: string | RegExp) {
  const image = page.getByRole('main').getByRole('img', { name }).first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete)).toBe(true);
  const [url, drawn] = await image.evaluate(
    (it: HTMLImageElement) => [it.currentSrc, it.width] as const,
  );
  const asked = Number(new URL(url).searchParams.get('width'));
  const sent = async () => {
    const answer = await page.request.get(url);
    const { format, width } = await sharp(await answer.body()).metadata();
    return { status: answer.status(), format, width };
  };
  // Where the copy takes long to draw, the picture itself is sent for a while.
  await expect.poll(sent).toEqual({ status: 200, format: 'webp', width: asked });
  return { width: asked, drawn };
}

test('covers of the demo come with the first document, described and in several widths', async ({
  page,
  product,
}) => {
  const address = product.url + mediaPaths.news();
  // The server leaves the first page of its life to the browser.
  await expect
    .poll(async () => (await page.request.get(address)).text())
    .toMatch(/srcset="\/api\/files\/public\/[\w-]+\.webp\?width=320 320w, /i);
  await page.goto(address);
  const shown = await chosen(page, /^Карта студента с QR-кодом на экране телефона/);
  expect(shown.width).toBeGreaterThanOrEqual(shown.drawn);
});

/** Adds up what moves by itself. */
function watchShifts() {
  const seen = { shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function slow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 180_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

test.describe('an article with a cover and a picture in its text', { tag: '@all' }, () => {
  let product: Product;
  let article: Awaited<ReturnType<typeof writeArticle>>;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    product = await startProduct();
    const api = apiOf(product, await signIn(product, 'content'));
    article = await writeArticle(api, { title, isPinned: true });
  });
  test.afterAll(() => product.stopAndForget());

  for (const [screen, taken] of [
    [375, 640],
    [1_280, 960],
  ] as const)
    test(`a screen ${screen} wide takes pictures no wider than it needs`, async ({ page }) => {
      await page.setViewportSize({ width: screen, height: 900 });
      await page.goto(product.url + mediaPaths.news());
      const first = await chosen(page, 'Главный корпус');
      expect(first.width).toBe(taken);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.reload();
      const large = await chosen(page, 'Главный корпус');
      const small = await chosen(page, 'Двор кампуса');
      expect([large.width, small.width]).toEqual([taken, taken]);
      for (const { width, drawn } of [first, large, small])
        expect(width).toBeGreaterThanOrEqual(drawn);
      expect(page.url()).toContain(article.url);
      await expectAccessible(page);
    });

  test('in English and in the dark an article keeps its pictures', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.context().addCookies([{ name: 'Language', value: 'en', url: product.url }]);
    await page.goto(product.url + mediaPaths.newsItem(article.url));
    expect((await chosen(page, 'Главный корпус')).width).toBe(960);
    await expectAccessible(page);
  });

  for (const [width, height] of [
    [375, 812],
    [1_280, 900],
  ] as const)
    test(`nothing moves while a slow line brings the news, ${width} wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchShifts);
      await slow(page);
      for (const address of [mediaPaths.news(), mediaPaths.newsItem(article.url)]) {
        await page.goto(product.url + address);
        await settled(page);
        await chosen(page, 'Главный корпус');
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const { shift } = await page.evaluate(
          () => (globalThis as unknown as { seen: { shift: number } }).seen,
        );
        expect(shift).toBeLessThanOrEqual(0.02);
      }
    });

  test('only the widths of the list are drawn', async ({ request }) => {
    const ask = (query: string) => request.get(`${product.url}${article.cover?.url}${query}`);
    await expect
      .poll(async () => (await ask('?width=320')).headers())
      .toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    const refused = await ask('?width=321');
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'PICTURE_WIDTH' });
  });
});
