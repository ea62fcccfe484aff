import { mediaPaths } from '@campus/shared/contract/media/paths';
import { resourcePaths } from '@campus/shared/contract/resources/paths';
import type { Browser, Locator, Page } from '@playwright/test';
import { settled } from '../../fixtures/expectSound';
import { publishVariant } from '../../fixtures/publishVariant';
import { signIn } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

/** The text of this very screen that is said otherwise: no other test of the shared product reads it. */
const before = { ru: /Релиз говорит иначе/, en: /Reworded by a release/ };
const after = { ru: /Спорит релиз/, en: /Disputed/ };

/** Another browser of the same person, whose page is open all the while. */
async function openAnother(browser: Browser, page: Page, url: string) {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(await page.context().cookies());
  const second = await context.newPage();
  // A page that has only just asked for words asks for none: nobody waits for that here.
  await second.clock.install();
  const turnTo = (language: 'RU' | 'EN') =>
    second.getByRole('button', { name: language, exact: true }).click();
  return { second, turnTo, close: () => context.close() };
}

/** Turns editing on as people do, and opens the window of a text that is pointed at. */
async function point(page: Page, target: Locator) {
  await page.getByRole('button', { name: /^Ваше меню/ }).click();
  await page.getByRole('menuitem', { name: 'Править тексты' }).click();
  await expect(page.getByRole('region', { name: 'Правка текстов' })).toBeVisible();
  await target.click();
  return page.getByRole('dialog', { name: 'Правка текста' });
}

test('a text of a page is said otherwise in its place, and an open page of another browser reads it behind the next link', async ({
  page,
  browser,
  signIn: enter,
  product,
}) => {
  await enter('content');
  const { second, turnTo, close } = await openAnother(browser, page, product.url);
  const inMenu = (name: string) => second.getByRole('link', { name, exact: true }).first();
  await second.goto(resourcePaths.translations());
  await settled(second);
  await turnTo('EN');
  await expect(second.getByRole('link', { name: before.en })).toBeVisible();
  await turnTo('RU');
  await expect(second.getByRole('link', { name: before.ru })).toBeVisible();
  await inMenu('Ссылки внизу').click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Ссылки внизу страниц');

  await page.goto(resourcePaths.translations());
  await settled(page);
  const form = await point(page, page.getByRole('link', { name: before.ru }));
  await form.getByRole('textbox', { name: 'По-русски' }).fill('Спорит релиз');
  await form.getByRole('textbox', { name: 'По-английски' }).fill('Disputed');
  await form.getByRole('button', { name: 'Сохранить текст' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('link', { name: after.ru })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: after.ru })).toBeVisible();

  await second.clock.fastForward('00:20');
  await inMenu('Тексты').click();
  await expect(second.getByRole('link', { name: after.ru })).toBeVisible();
  await turnTo('EN');
  await expect(second.getByRole('link', { name: after.en })).toBeVisible();
  await close();
});

test(
  'guests read the words of staff in both languages, also after a release of their remote',
  { tag: '@all' },
  async ({ page, browser, ownProduct }) => {
    test.slow();
    const value = await signIn(ownProduct, 'content');
    await page.context().addCookies([{ name: 'AuthToken', value, url: ownProduct.url }]);
    await page.goto(ownProduct.url + mediaPaths.news());
    await settled(page);
    const heading = page.getByRole('heading', { level: 1 });
    const form = await point(page, heading);
    await form.getByRole('textbox', { name: 'По-русски' }).fill('Что нового');
    await form.getByRole('textbox', { name: 'По-английски' }).fill('What is new');
    await form.getByRole('button', { name: 'Сохранить текст' }).click();
    await expect(heading).toHaveText('Что нового');

    const guests = await browser.newContext({ baseURL: ownProduct.url, locale: 'ru-RU' });
    const guest = await guests.newPage();
    const title = guest.getByRole('heading', { level: 1 });
    const readBoth = async () => {
      for (const [language, words] of [
        ['ru', 'Что нового'],
        ['en', 'What is new'],
      ] as const) {
        await guests.addCookies([{ name: 'Language', value: language, url: ownProduct.url }]);
        await guest.goto(mediaPaths.news());
        await expect(guest.locator('html')).toHaveAttribute('lang', language);
        await settled(guest);
        await expect(title).toHaveText(words);
      }
    };
    await readBoth();

    const words = { from: 'Новости', to: 'Вести' };
    await publishVariant(ownProduct.dataDir, '2.0.0-words', 'sound', words);
    await page.reload();
    await expect(heading).toHaveText('Что нового');
    await readBoth();
    await guests.close();
  },
);
