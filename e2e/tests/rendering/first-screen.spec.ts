import { getNews, updateNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { delayScripts } from '../../fixtures/delayScripts';
import { hasFonts } from '../../fixtures/hasFonts';
import { hydrate, openServerRendered } from '../../fixtures/hydrate';
import { expectAccessible, overflows } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';
import { writeArticle } from '../../fixtures/writeArticle';

const pages = [
  [paths.home(), 'Всё студенческое рядом', 'Student life, close at hand'],
  [mediaPaths.news(), 'Новости', 'News'],
  [`${mediaPaths.news()}?tag=sport`, 'Новости', 'News'],
  [mediaPaths.newsItem('biblioteka-do-polunochi'), /Библиотека/, /library/i],
  [`${mediaPaths.events()}?view=past`, 'События', 'Events'],
  [mediaPaths.event('nochnoi-zabeg'), /забег/i, /run/i],
  [mediaPaths.infoPage('pomoshch'), /./, /./],
  [partnerPaths.partners(), 'Партнёры', 'Partners'],
  [paymentPaths.grants(), 'Стипендии и гранты', 'Grants'],
  [supportPaths.newTicket(), 'Чем помочь?', 'How can we help?'],
  [paths.staffSignIn(), 'Вход для сотрудников', 'Staff sign-in'],
] as const;

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Every element with its classes: what the styles and the reader see. */
const elements = (page: Page) =>
  page
    .locator('#root :is(header, main, footer) *')
    .evaluateAll((all) => all.map(({ tagName, className }) => `${tagName} ${String(className)}`));

/** Light and dark, at every width; leaves the page as it was. */
async function expectReadable(page: Page) {
  const size = page.viewportSize();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflows), `${width} px`).toStrictEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

for (const [address, russian, english] of pages) {
  /** One page speaks for all where time is short: it is made of the parts of every remote. */
  const tag = address === paths.home() ? [] : ['@all'];

  test(
    `${address} is read before its code has come, and once hydrated nothing has moved and nothing is asked again, in both languages`,
    { tag },
    async ({ page, context, product }) => {
      let asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/media/')) asked.push(request.url());
      });
      const said = () => page.getByRole('main').ariaSnapshot();
      for (const [language, name] of [
        ['ru', russian],
        ['en', english],
      ] as const)
        await test.step(language, async () => {
          asked = [];
          await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
          const release = await delayScripts(page);
          await openServerRendered(page, address);
          await expect(title(page, name)).toBeVisible();
          if (language === 'ru') await expectReadable(page);
          const [rendered, saidFirst] = [await elements(page), await said()];
          release();
          await hydrate(page);
          expect(await elements(page)).toEqual(rendered);
          expect(await said()).toBe(saidFirst);
          expect(asked).toStrictEqual([]);
        });
    },
  );
}

test(
  'a browser whose clock is an hour ahead does not ask for what it was given',
  { tag: '@all' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/media/')) asked.push(request.url());
    });
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 3_600_000;
    });
    await openServerRendered(page, mediaPaths.news());
    await hydrate(page);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/./);
    await expect.poll(() => asked[0]).toContain('/news/url/');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('news are read and lead to one another', async ({ page }) => {
    await openServerRendered(page, mediaPaths.news());
    const first = page.getByRole('main').getByRole('article').getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    const address = (await first.getAttribute('href')) ?? '';
    await first.click();
    await expect(page).toHaveURL(address);
    // A server with no time leaves the article to the browser, which runs no code here.
    await openServerRendered(page, address);
    await expect(title(page, name)).toBeVisible();
  });

  test('a list is narrowed to a topic', { tag: '@all' }, async ({ page }) => {
    await openServerRendered(page, mediaPaths.news());
    await page.getByText('Темы', { exact: true }).click();
    await page.getByRole('link', { name: 'Спорт', exact: true }).click();
    await expect(page).toHaveURL(/\/news\?tag=sport$/);
    await openServerRendered(page, page.url());
    await expect(page.getByRole('link', { name: /^Темы: Спорт/ })).toBeVisible();
  });
});

test('what is pressed before the code has come is done when it has', async ({ page }) => {
  const release = await delayScripts(page);
  await openServerRendered(page, mediaPaths.news());
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(title(page, 'Новости')).toBeVisible();
  release();
  await expect(title(page, 'News')).toBeVisible();
  await page.reload();
  await expect(title(page, 'News')).toBeVisible();
});

test('the window of sign-in opens before the code of remotes has come, over a page that stays as it is', async ({
  page,
}) => {
  const release = await delayScripts(page, /\/remotes\/.*\.js$/);
  await openServerRendered(page, paths.home());
  const rendered = await elements(page);
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click();
  const email = page.getByRole('dialog').getByRole('textbox', { name: 'Почта' });
  await email.fill('student@example.test');
  expect(await elements(page)).toEqual(rendered);
  release();
  await hydrate(page);
  await expect(email).toHaveValue('student@example.test');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await elements(page)).toEqual(rendered);
});

test('what is typed before the code has come stays when it has', async ({ page }) => {
  const release = await delayScripts(page);
  await openServerRendered(page, mediaPaths.events());
  const search = page.getByRole('searchbox', { name: 'Поиск по событиям' });
  await search.pressSequentially('хака');
  release();
  await hydrate(page);
  await expect(search).toHaveValue('хака');
  await search.pressSequentially('тон');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a list is searched before its code has come', async ({ page }) => {
  await delayScripts(page);
  await openServerRendered(page, `${mediaPaths.events()}?format=offline`);
  const search = page.getByRole('searchbox', { name: 'Поиск по событиям' });
  await search.pressSequentially('хакатон');
  await search.press('Enter');
  await expect(page).toHaveURL(/format=offline&search=/);
  // A server with no time leaves the answer to the browser, whose code is held.
  await openServerRendered(page, page.url());
  await expect(search).toHaveValue('хакатон');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a reload keeps the place in a page that is rendered', async ({ page }) => {
  await openServerRendered(page, mediaPaths.news());
  await hydrate(page);
  await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scroll).toBeGreaterThan(300);
  const before = await scroll();
  await page.reload();
  await hydrate(page);
  await expect.poll(scroll).toBe(before);
});

test('somebody who is signed in gets a page that is rendered for nobody else', async ({
  page,
  signIn,
}) => {
  await openServerRendered(page, mediaPaths.news());
  await hydrate(page);
  await signIn('student');
  await page.goto(mediaPaths.news());
  await expect(title(page, 'Новости')).toBeVisible();
  await expect(page.locator('#dehydrated')).toHaveCount(0);
});

test('what staff have saved is rendered for the next reader', async ({ page, context, signIn }) => {
  const api = await signIn('content');
  const { id, url } = await writeArticle(api, { title: 'Когда приходит стипендия' });
  await context.clearCookies({ name: 'AuthToken' });
  await delayScripts(page);
  await openServerRendered(page, mediaPaths.newsItem(url));
  await expect(title(page, 'Когда приходит стипендия')).toBeVisible();
  const record = await api(getNews, { params: { id } });
  const named = { ru: 'Стипендия придёт раньше', en: 'The grant comes earlier' };
  await api(updateNews, { params: { id }, body: { ...record, title: named } });
  await openServerRendered(page, mediaPaths.newsItem(url));
  await expect(title(page, named.ru)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
