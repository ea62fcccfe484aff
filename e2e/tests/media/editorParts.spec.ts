import { createNews, filterNews, getNewsByUrl } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { FrameLocator, Page } from '@playwright/test';
import { drawPicture } from '../../fixtures/writeArticle';
import { expectAccessible } from '../../fixtures/expectSound';
import { overflows } from '../../fixtures/expectSound';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const pdf = {
  name: 'Положение.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
};
const photo = async (name: string, number: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawPicture(1600, 1200, number),
});
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function write(page: Page, title: string) {
  await page.goto(mediaPaths.content('news', 'new'));
  await page.getByRole('textbox', { name: 'Заголовок', exact: true }).fill(title);
  await page.getByRole('textbox', { name: /^Анонс(?! по)/ }).fill('Коротко о главном.');
  await page.getByRole('textbox', { name: 'Текст', exact: true }).click();
  await page.keyboard.type('Первый абзац новости.');
}

async function addCover(page: Page) {
  const cover = part(page, 'Обложка');
  await cover.locator('input[type=file]').setInputFiles(await photo('обложка.jpg', 1));
  await expect(cover.getByRole('group', { name: 'Выберите кадр' })).toBeFocused();
  await cover.getByRole('button', { name: 'Готово' }).click();
  await expect(cover.getByText('Картинка загружена')).toBeVisible();
}

async function addToText(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Добавить картинку' }).first().click();
  await (await chooser).setFiles(await photo('в тексте.jpg', 2));
  const words = page.getByRole('group', { name: 'Описание картинки' });
  await words.getByRole('textbox', { name: 'Что на картинке' }).fill('Двор кампуса');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Двор кампуса' })).toBeVisible();
}

const boxOf = async (frame: FrameLocator) => ({
  facts: await frame.getByRole('complementary').boundingBox(),
  text: await frame.getByText('Первый абзац новости.').boundingBox(),
});

test('a cover is framed and described, a file attached, a picture put into the text; guests get all', async ({
  page,
  product,
  signIn,
}) => {
  await signIn('content');
  await write(page, 'Части редактора');
  await addCover(page);
  await part(page, 'Файлы').locator('input[type=file]').setInputFiles(pdf);
  await page.getByRole('textbox', { name: /^Подпись(?! по)/ }).fill('Положение о конкурсе');
  await addToText(page);

  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(
    page.getByText(/без этого её не показать|для тех, кто её не видит/).first(),
  ).toBeVisible();
  const words = page.getByRole('group', { name: 'Обложка: описание' });
  await words.getByRole('textbox', { name: /^Что на картинке(?!,)/ }).fill('Главный корпус утром');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByText('Опубликовано: материал уже на сайте.')).toBeVisible();

  await page.reload();
  await expect(words.getByRole('textbox', { name: /^Что на картинке(?!,)/ })).toHaveValue(
    'Главный корпус утром',
  );
  await expect(page.getByRole('textbox', { name: /^Подпись(?! по)/ })).toHaveValue(
    'Положение о конкурсе',
  );
  await expectAccessible(page);

  const guest = apiOf(product);
  const { items } = await guest(filterNews, { body: { search: 'Части редактора' } });
  const item = await guest(getNewsByUrl, { params: { url: items[0]?.url ?? '' } });
  expect(item.cover?.alt).toBe('Главный корпус утром');
  expect(item.files.map(({ caption }) => caption)).toEqual(['Положение о конкурсе']);

  await page.context().clearCookies();
  await page.goto(mediaPaths.newsItem(item.url));
  await expect(page.getByRole('img', { name: 'Двор кампуса' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /Положение о конкурсе/ }).click();
  expect((await download).suggestedFilename()).toBe('Положение.pdf');
});

test(
  'the preview is as wide as it says, in both languages, before anything is saved',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await write(page, 'Ещё не сохранено');
    await page.getByRole('button', { name: 'Предпросмотр' }).click();
    const dialog = page.getByRole('dialog', { name: 'Предпросмотр' });
    await dialog.getByRole('radio', { name: 'Телефон' }).check();
    const phone = page.frameLocator('iframe[title*="375"]');
    await expect(phone.getByRole('heading', { level: 1, name: 'Ещё не сохранено' })).toBeVisible();
    const narrow = await boxOf(phone);
    expect(narrow.facts?.x).toBe(narrow.text?.x);

    await dialog.getByRole('radio', { name: 'Компьютер' }).check();
    const desktop = page.frameLocator('iframe[title*="1280"]');
    await expect(async () => {
      const wide = await boxOf(desktop);
      expect(wide.facts?.x).toBeLessThan(wide.text?.x ?? 0);
    }).toPass();

    await desktop.getByRole('link', { name: 'Новости' }).first().click();
    await expect(
      desktop.getByRole('heading', { level: 1, name: 'Ещё не сохранено' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/media\/news\//);

    await dialog.getByRole('radio', { name: 'По-английски' }).check();
    await expect(desktop.getByRole('note')).toContainText('only in Russian so far');
    await expect(desktop.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test(
  'who opens a draft that a colleague edits sees it, and a link shows the draft to an auditor',
  { tag: '@all' },
  async ({ page, context, browser, product, signIn }) => {
    const api = await signIn('content');
    const title = { ru: 'Правим вдвоём' };
    const draft = await api(createNews, {
      body: { title, summary: { ru: '' }, body: { ru: '' }, status: 'DRAFT' },
    });
    const address = mediaPaths.content('news', draft.id);
    const second = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
    await second.addCookies(await context.cookies());
    const colleague = await second.newPage();
    await colleague.goto(address);
    await colleague.getByRole('textbox', { name: /^Анонс(?! по)/ }).fill('Коротко о главном.');

    await signIn('admin');
    await page.goto(address);
    const bar = page.getByRole('group', { name: 'Действия с материалом' });
    const colleagues = bar.getByText(/ правит$/);
    await expect(colleagues).toBeVisible({ timeout: 20_000 });
    // The words stand beside the buttons, not above them.
    const [words, save] = await Promise.all(
      [colleagues, bar.getByRole('button', { name: 'Сохранить' })].map((one) => one.boundingBox()),
    );
    expect(words?.y).toBeGreaterThan((save?.y ?? 0) - 20);
    await second.close();

    await page.getByRole('button', { name: 'Предпросмотр' }).click();
    const link = page.getByRole('link', { name: /Открыть на отдельной странице/ });
    const preview = (await link.getAttribute('href')) ?? '';
    await signIn('audit');
    await page.goto(preview);
    await expect(page.getByRole('heading', { level: 1, name: 'Правим вдвоём' })).toBeVisible();
    await expect(page.getByTitle(/Как увидят читатели/)).toBeVisible();
    await page.reload();
    await expect(page.getByTitle(/Как увидят читатели/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Править' })).toHaveCount(0);
  },
);

test(
  'on a phone, in English and in the dark, all of it fits',
  { tag: '@all' },
  async ({ page, context, product, signIn }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await context.addCookies([{ name: 'Language', value: 'en', url: product.url }]);
    await signIn('content');
    await page.goto(mediaPaths.content('news', 'new'));
    const seo = page.getByRole('textbox', { name: /^Search title in Russian/ });
    await seo.fill('Стипендии 2027');
    await expect(page.getByText('Стипендии 2027').nth(1)).toBeVisible();
    await expect(
      page.getByText('There is no picture: upload one here or add a cover.'),
    ).toBeVisible();
    expect(await page.evaluate(overflows)).toStrictEqual([]);
  },
);
