import { cardPaths } from '@campus/shared/contract/cards/paths';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const needed = ['/api/participants/current-human', '/api/participants/esk-card', '/me/card'];

/** Waits until the service worker has what the card needs without the network. */
async function cardIsCached(page: Page) {
  const kept = () =>
    page.evaluate(async () => {
      if (!(await caches.has('campus-own'))) return [];
      const requests = await (await caches.open('campus-own')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  const found = async () => (await kept()).filter((path) => needed.includes(path)).sort();
  await expect.poll(found, { timeout: 20_000 }).toEqual(needed);
}

test.use({ serviceWorkers: 'allow' });

// The worker says ERR_FAILED of a file that was loaded ahead when the network went.
test.beforeEach(({ allowProblem }) =>
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Нет связи/),
);

test.describe('with the card kept', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('student');
    await page.goto(paths.home());
    await cardIsCached(page);
  });

  test('the card opens offline after a reload, with a second QR signed for 72 h, «Без сети»', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await page.goto(cardPaths.card());
    await page.reload();
    await page.getByRole('button', { name: 'QR-код на обороте' }).click();
    await expect(page.getByRole('img', { name: 'QR-код карты' })).toBeVisible();
    await expect(page.getByText('Без сети', { exact: true })).toBeVisible();
    await expect(page.getByText(/Код действует до \d/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Карта работает без сети' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText('Без сети', { exact: true })).toHaveCount(0);
  });

  test(
    'another page says that there is no network, leads to the card, and opens by itself later',
    { tag: '@all' },
    async ({ page, context }) => {
      await context.setOffline(true);
      await page.goto(mediaPaths.news());
      await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Открыть карту' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Моя карта' })).toBeVisible();

      await page.goto(mediaPaths.news());
      await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
      await context.setOffline(false);
      await expect(page).toHaveURL(mediaPaths.news());
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  );

  test('signing out deletes what was kept, and the card does not open offline any more', async ({
    page,
    context,
  }) => {
    await page.getByRole('button', { name: /^Ваше меню/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page.getByRole('button', { name: 'Войти' }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('campus-own'))).toBe(false);

    await context.setOffline(true);
    await page.goto(cardPaths.card());
    await expect(page.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Открыть карту' })).toHaveCount(0);
  });
});

test(
  'a lost network is told, and its return refreshes the screen once',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto(mediaPaths.news());
    await expect(page.getByRole('article').first()).toBeVisible();
    // Its script may still be on its way, and the browser would complain of that.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await expect(page.getByText('Нет сети. Показываем сохранённое.')).toBeVisible();

    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await context.setOffline(false);
    await expect(page.getByText('Снова в сети. Обновляем страницу.')).toBeVisible();
    await expect.poll(() => asked).toContain(filterNews.path);
    await expect(page.getByText('Снова в сети. Обновляем страницу.')).toBeHidden();
    expect(asked.filter((path) => path === filterNews.path)).toHaveLength(1);
  },
);

test('nothing of staff is ever kept', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('support');
  await page.goto(paths.home());
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Ваше меню/ })).toBeVisible();
  expect(await page.evaluate(() => caches.has('campus-own'))).toBe(false);
});
