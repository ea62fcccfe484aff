import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { BrowserContext } from '@playwright/test';
import { settled } from '../../fixtures/expectSound';
import { hydrate } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

// What the worker fetches cannot be held back from a test.
test.use({ serviceWorkers: 'block' });

const filesOfEnglish = /\/shell\/en\.[^/]*\.js/;

const languageCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'Language');

test('default language ru; supported ru and en', async ({ page, context }) => {
  await page.goto(mediaPaths.news());
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const switches = page.getByRole('group', { name: 'Язык' }).getByRole('button');
  await expect(switches).toHaveText(['RU', 'EN']);
  expect(await languageCookie(context)).toBeUndefined();
});

test('the language changes in place and survives a reload', async ({ page, context }) => {
  await page.goto(`${supportPaths.newTicket()}?from=home`);
  await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill('Typed before');
  await page.getByRole('button', { name: 'EN', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Чем помочь?' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Typed before');
  await expect(page.getByRole('button', { name: 'EN', exact: true })).toBeFocused();
  await expect(page).toHaveURL(`${supportPaths.newTicket()}?from=home`);
  expect(await languageCookie(context)).toMatchObject({ value: 'en', path: '/' });

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'EN', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('news appear in the chosen language, and calls say it in accept-language', async ({
  page,
}) => {
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes(filterNews.path)) asked.push(request.headers()['accept-language']);
  });
  // By a move within the page: what is opened anew comes from the server with its news.
  await page.goto(supportPaths.newTicket());
  await hydrate(page);
  await page.getByRole('link', { name: 'Новости', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const inRussian = await first.textContent();

  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(first).not.toHaveText(inRussian ?? '');
  await expect(page).toHaveTitle(/Campus$/);
  expect([asked[0], asked.at(-1)]).toEqual(['ru', 'en']);
});

test(
  'the last choice wins over texts and answers of the first that come late',
  { tag: '@all' },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.goto(mediaPaths.news());
    await settled(page);
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    const inRussian = (await first.textContent()) ?? '';
    await page.route(filesOfEnglish, async (route) => {
      await held;
      await route.continue();
    });
    await page.route(`**${filterNews.path}*`, async (route, request) => {
      if (request.headers()['accept-language'] === 'en') await held;
      await route.continue().catch(() => undefined);
    });
    const english = page.waitForResponse(filesOfEnglish);

    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('button', { name: 'RU', exact: true }).click();
    release();
    await english;
    await settled(page);

    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    await expect(page).toHaveTitle(/Кампус$/);
    await expect(first).toHaveText(inRussian);
  },
);

test(
  'texts that do not load leave the language and say so; the next press loads them',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    allowProblem(/ERR_FAILED|ChunkLoadError/);
    await page.goto(mediaPaths.news());
    await settled(page);
    await page.route(filesOfEnglish, (route) => route.abort());
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByText('Не удалось загрузить английские тексты')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('button', { name: 'RU', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.unroute(filesOfEnglish);
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  },
);

test(
  'another tab follows when it is looked at, and keeps what was typed there',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto(supportPaths.newTicket());
    const subject = page.getByRole('main').getByRole('textbox').first();
    await subject.fill('Typed in the first tab');
    const other = await context.newPage();
    await other.goto(mediaPaths.news());
    await other.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();

    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(subject).toHaveValue('Typed in the first tab');
  },
);

test('the choice of a signed-in human is kept in the profile and greets them elsewhere', async ({
  page,
  context,
  signIn,
}) => {
  const asHuman = await signIn('newcomer');
  await page.goto(paths.home());
  await settled(page);
  const saved = () =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith(getCurrentHuman.path) && response.request().method() === 'PUT',
    );
  const inEnglish = saved();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  expect((await inEnglish).status()).toBe(200);
  expect((await asHuman(getCurrentHuman)).language.key).toBe('en');

  // Another device: the same session, and no choice of a language yet.
  await context.clearCookies({ name: 'Language' });
  await page.goto(mediaPaths.news());
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const inRussian = saved();
  await page.getByRole('button', { name: 'RU', exact: true }).click();
  expect((await inRussian).status()).toBe(200);
});
