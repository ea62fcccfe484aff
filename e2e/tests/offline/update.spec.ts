import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { startRelay } from '../../fixtures/startRelay';
import { expect, test as base } from '../../fixtures/test';

const test = base.extend<{ relay: Awaited<ReturnType<typeof startRelay>> }>({
  relay: async ({ product }, use) => {
    const relay = await startRelay(product);
    await use(relay);
    await relay.stop();
  },
  baseURL: ({ relay }, use) => use(relay.url),
});
test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByText('Вышло обновление');
const take = (page: Page) => page.getByRole('button', { name: 'Обновить', exact: true });
async function openServed(page: Page, address = paths.home()) {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** What a new release of the shell is for a page: another worker, and another plan. */
async function update(page: Page, relay: { releaseShell: () => void }) {
  relay.releaseShell();
  const asked = page.waitForResponse(/\/plan\.json/);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await (await asked).finished();
}

const moveOn = (page: Page) =>
  page.getByRole('link', { name: 'События', exact: true }).first().click();
const events = (page: Page) => page.getByRole('heading', { level: 1, name: 'События' });

const markPage = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/**
 * Waits for a worker to begin that was waiting. A visit that begins in the very moment in which workers
 * change may be answered by neither of them in Chromium.
 */
async function newWorkerBegins(context: BrowserContext, empty: Page) {
  const session = await context.newCDPSession(empty);
  const waiting = new Set<string>();
  const begun = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) {
        if (status === 'installed') waiting.add(versionId);
        if (status === 'activated' && waiting.has(versionId)) resolve();
      }
    });
  });
  await session.send('ServiceWorker.enable');
  return () => begun;
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test('a new release is offered on the next screen, and reloads it once when it is taken', async ({
  page,
  relay,
}) => {
  await openServed(page);
  await update(page, relay);
  await expect(offer(page)).toBeHidden();
  await moveOn(page);
  await expect(offer(page)).toBeVisible();
  await markPage(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await take(page).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(events(page)).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => loads).toBe(1);
});

test(
  'an update is taken at once, however much the page is asking for',
  { tag: '@all' },
  async ({ page, relay }) => {
    await openServed(page);
    await update(page, relay);
    await moveOn(page);
    await markPage(page);
    await page.evaluate(() => {
      setInterval(() => void fetch('/api/footer-links').catch(() => undefined), 5);
    });
    await take(page).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(events(page)).toBeVisible();
  },
);

test(
  'a newer worker does not begin under the eyes of anybody, but once the site is closed',
  { tag: '@all' },
  async ({ page, context, relay }) => {
    await openServed(page);
    await update(page, relay);
    await page.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      waiting?.postMessage({ type: 'activate' });
    });
    await moveOn(page);
    await take(page).click();
    await expect(offer(page)).toBeHidden();
    await expect(events(page)).toBeVisible();
    expect(await isWaiting(page)).toBe(true);

    const next = await context.newPage();
    const begun = await newWorkerBegins(context, next);
    await page.close();
    await begun();
    await openServed(next);
    expect(await isWaiting(next)).toBe(false);
  },
);

test('who declines an update goes on working', { tag: '@all' }, async ({ page, relay }) => {
  await openServed(page);
  await update(page, relay);
  await moveOn(page);
  await expect(offer(page)).toBeVisible();
  await markPage(page);
  await page
    .getByRole('status')
    .filter({ has: offer(page) })
    .getByRole('button', { name: 'Закрыть' })
    .click();
  await expect(offer(page)).toBeHidden();
  await page.getByRole('link', { name: 'Новости', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test(
  'of two tabs only the one that agreed reloads, and the other one still may',
  { tag: '@all' },
  async ({ page, context, relay }) => {
    await openServed(page);
    const other = await context.newPage();
    await openServed(other);
    const told = other.waitForResponse(/\/plan\.json/);
    await update(page, relay);
    await (await told).finished();
    for (const each of [page, other]) {
      await moveOn(each);
      await expect(offer(each)).toBeVisible();
    }
    await markPage(other);
    await take(page).click();
    await expect(offer(page)).toBeHidden();
    await expect(offer(other)).toBeVisible();
    expect(await isMarked(other)).toBe(true);
    await take(other).click();
    await expect.poll(() => isMarked(other).catch(() => true)).toBe(false);
  },
);

test(
  'an update neither interrupts a form with unsaved words nor takes them away',
  { tag: '@all' },
  async ({ page, relay }) => {
    await openServed(page, supportPaths.newTicket());
    const subject = page.getByRole('textbox', { name: 'Коротко, о чём вопрос' });
    await subject.fill('Не приходит выплата');
    await update(page, relay);
    await expect(subject).toBeFocused();
    await expect(subject).toHaveValue('Не приходит выплата');
    await expect(offer(page)).toBeHidden();

    await moveOn(page);
    await take(page).click();
    await expect(offer(page)).toBeHidden();
    await page.getByRole('link', { name: 'Написать в поддержку' }).first().click();
    await expect(subject).toHaveValue('Не приходит выплата');
  },
);
