import { listLanguages, saveTranslations } from '@campus/shared/contract/resources/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { hydrate, openServerRendered } from '../../fixtures/hydrate';
import { serverRenderedPages } from '../../fixtures/serverRenderedPages';
import { apiOf, signIn } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

/** They ask for something that is checked before it is sent. */
const forms = [supportPaths.newTicket(), paths.staffSignIn()];

/** Scripts that come for the page itself: the window of sign-in, which is one of forms, comes where somebody opens it. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<link (?!data-for="signIn")[^>]*as="script" href="([^"]+)"/g)].map(
    ([, address]) => address ?? '',
  );

test('pages that are only read fetch nothing of what checks forms', async ({ request }) => {
  const readers = serverRenderedPages.filter((address) => !forms.includes(address));
  for (const address of readers) {
    const scripts = scriptsOf(await (await request.get(address)).text());
    expect(scripts.length, address).toBeGreaterThan(2);
    for (const script of scripts)
      expect(await (await request.get(script)).text(), `${address}: ${script}`).not.toContain(
        '_zod',
      );
  }
});

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is read with what every remote shows on it, and leads on', async ({
    page,
  }) => {
    await openServerRendered(page, paths.home());
    await expect(title(page, 'Всё студенческое рядом')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Получить карту', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Все события' })).toBeVisible();
    // What staff keep in the settings.
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+7/ })).toBeVisible();
    const news = main.getByRole('region', { name: 'Новости' }).getByRole('article').first();
    const link = news.getByRole('link').first();
    const [name, address] = [await link.textContent(), await link.getAttribute('href')];
    await link.click();
    await expect(page).toHaveURL(address ?? '');
    // A server with no time leaves the article to the browser, which runs no code here.
    await openServerRendered(page, address ?? '');
    await expect(title(page, name ?? '')).toBeVisible();
  });

  test('the site is searched', { tag: '@all' }, async ({ page }) => {
    await openServerRendered(page, paths.searchScreen());
    await page.getByRole('main').getByRole('searchbox').fill('карта');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(paths.search('карта'));
    await openServerRendered(page, paths.search('карта'));
    await expect(page.getByRole('main').getByRole('link', { name: /карт/i }).first()).toBeVisible();
  });

  test('the way to support is read', { tag: '@all' }, async ({ page }) => {
    await openServerRendered(page, supportPaths.newTicket());
    await expect(title(page, 'Чем помочь?')).toBeVisible();
    const answers = page.getByRole('region', { name: /^Ответы/ });
    await expect(answers.getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Коротко, о чём вопрос' })).toBeVisible();
  });

  for (const address of serverRenderedPages)
    test(
      `${address} is read, and whatever it leads to is there`,
      { tag: '@all' },
      async ({ page }) => {
        await openServerRendered(page, address);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        const main = page.getByRole('main');
        await expect(main.getByText('Загрузка', { exact: true })).toHaveCount(0);
        const links = await page
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
        const { origin } = new URL(page.url());
        const own = new Set(links.filter((link) => link.startsWith(`${origin}/`)));
        expect(own.size).toBeGreaterThan(5);
        for (const link of own)
          expect((await page.request.get(link)).status(), link).toBeLessThan(400);
      },
    );

  test('an address of a record that does not exist says so and leads on', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(/status of 404/);
    await openServerRendered(page, mediaPaths.newsItem('nowhere-at-all'));
    await expect(title(page, 'Новость не найдена')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(mediaPaths.news());
  });

  for (const [address, name] of [
    ['/nowhere/at/all', 'Такой страницы нет'],
    ['/404', 'Такой страницы нет'],
    ['/403', 'Раздел недоступен'],
  ] as const)
    test(
      `${address} says what it is and leads home`,
      { tag: '@all' },
      async ({ page, allowProblem }) => {
        allowProblem(/status of 40[34]/);
        await openServerRendered(page, address);
        await expect(title(page, name)).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
        await openServerRendered(page, paths.home());
        await expect(title(page, 'Всё студенческое рядом')).toBeVisible();
      },
    );

  test(
    'a heading that staff have edited stands in the document',
    { tag: '@all' },
    async ({ page, ownProduct }) => {
      const api = apiOf(ownProduct, await signIn(ownProduct, 'content'));
      const { items } = await api(listLanguages);
      const languageId = items.find(({ key }) => key === 'ru')?.id ?? '';
      const words = { 'shell.home.guest': 'Добро пожаловать', 'support.ask.title': 'Спросите нас' };
      await api(saveTranslations, {
        body: {
          items: Object.entries(words).map(([mnemonic, translation]) => ({
            ...{ mnemonic, translation, languageId },
          })),
        },
      });
      // A server with no time gives the words that it had once more, and the next reader the new ones.
      await expect(async () => {
        await openServerRendered(page, ownProduct.url + paths.home());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Добро пожаловать', {
          timeout: 1_000,
        });
      }).toPass();
      await expect(page.getByRole('heading', { name: 'Спросите нас' })).toBeVisible();
    },
  );
});

test('what is filled in before the code has come is sent when it has', async ({ page }) => {
  await openServerRendered(page, supportPaths.newTicket());
  const subject = page.getByRole('textbox', { name: 'Коротко, о чём вопрос' });
  await subject.fill('Не открывается карта');
  await page.getByRole('combobox', { name: 'Тема' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Отправить' }).click();
  await hydrate(page);
  await expect(subject).toHaveValue('Не открывается карта');
  // The code knows what was pressed: it says what is missing, and nothing has left the page.
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(supportPaths.newTicket());
});

test(
  'a widget that its release cannot render is left to the browser, and the others are read',
  { tag: '@all' },
  async ({ page, release, allowProblem }) => {
    allowProblem(/broken|Federation Runtime|\[media /);
    await release('import', 'throwsAtImport');
    const address = paths.home();
    /** What is read; the words of all widgets stand behind it. */
    async function rendered() {
      const html = await (await page.request.get(address)).text();
      return /<div id="root".*?<script/s.exec(html)?.[0];
    }
    await expect.poll(rendered, { timeout: 30_000 }).toContain('Задать вопрос');
    expect(await rendered()).not.toContain('Все новости');
    await page.goto(address);
    // The browser takes the release before, which works.
    await expect(page.getByRole('link', { name: 'Все новости' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Задать вопрос' })).toBeVisible();
  },
);
