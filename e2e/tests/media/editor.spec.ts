import type { Api } from '@campus/shared/api/createApi';
import { createNews, getNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectSound';
import { overflows } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

const draft = (title: string) => ({
  title: { ru: title },
  summary: { ru: 'Коротко о главном' },
  body: { ru: '<p>Первый абзац.</p>' },
  status: 'DRAFT' as const,
});
const write = (api: Api, title: string) => api(createNews, { body: draft(title) });

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });
const half = (page: Page, name: string, part: 'День' | 'Время') =>
  page.getByRole('group', { name }).getByRole('textbox', { name: part });
async function fillMoment(page: Page, name: string, day: string, time: string) {
  await half(page, name, 'День').fill(day);
  await half(page, name, 'Время').fill(time);
}
const bar = (page: Page) => page.getByRole('group', { name: 'Действия с материалом' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const saved = (page: Page) => expect(bar(page)).toContainText('Сохранено в');

const languageTo = (page: Page, name: string) =>
  page
    .getByRole('group', { name: /^(Язык текста|Language of the text)$/ })
    .getByRole('button', { name })
    .click();

/** The same person in a browser of their own. */
async function secondBrowser(browser: Browser, context: BrowserContext, baseURL = '') {
  // Who is signed in, and nothing of what the first one keeps.
  const { cookies } = await context.storageState();
  const second = await browser.newContext({ baseURL, storageState: { cookies, origins: [] } });
  return second.newPage();
}

test('a news item is written in both languages, saved, published and read by a guest', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  await signIn('content');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(mediaPaths.newContent('news'));
  await field(page, 'Заголовок').fill('Ночь открытых лабораторий');
  await expect(field(page, 'Адрес')).toHaveValue('noch-otkrytykh-laboratorii');
  await field(page, 'Анонс').fill('Покажем роботов и реактивы.');
  await field(page, 'Текст').fill('Двери открыты до полуночи.');
  await languageTo(page, 'По-английски');
  await field(page, /^Заголовок по-английски/).fill('A night of open labs');
  await field(page, /^Анонс по-английски/).fill('Robots and reagents on show.');
  await field(page, /^Текст по-английски/).fill('The doors are open until midnight.');
  await expect(bar(page)).toContainText('Английский: готово');
  await expect(bar(page)).toContainText('Есть несохранённые изменения');

  await page.keyboard.press('Control+S');
  await saved(page);
  await expect(page).toHaveURL(/\/admin\/media\/news\/[\da-f-]{36}$/);
  await expect(field(page, /^Текст по-английски/)).toBeFocused();
  await page.reload();
  await expect(field(page, 'Заголовок')).toHaveValue('Ночь открытых лабораторий');
  await languageTo(page, 'По-английски');
  await expect(field(page, /^Текст по-английски/)).toHaveText('The doors are open until midnight.');
  await settled(page);
  await expectAccessible(page);

  await press(page, 'Опубликовать');
  await expect(bar(page)).toContainText('Опубликовано');
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(mediaPaths.newsItem('noch-otkrytykh-laboratorii'));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ночь открытых лабораторий');
  await expect(guest.getByText('Двери открыты до полуночи.')).toBeVisible();
  await guest.context().close();
});

test(
  'the text has room, grows with what is written, and both languages stand beside each other on wish',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(mediaPaths.newContent('news'));
    const text = field(page, 'Текст');
    const english = field(page, /^Текст по-английски/);
    await expect(text).toBeVisible();
    await expect(english).toBeHidden();
    const empty = await text.boundingBox();
    expect(empty?.width).toBeGreaterThanOrEqual(640);
    expect(empty?.height).toBeGreaterThanOrEqual(320);
    await text.fill('Строка\n'.repeat(30));
    expect((await text.boundingBox())?.height).toBeGreaterThan(empty?.height ?? 0);

    const title = field(page, 'Заголовок');
    const line = await title.boundingBox();
    await title.fill(
      'Ночь открытых лабораторий и разговоры с теми, кто работает в них. '.repeat(3),
    );
    await title.press('Enter');
    await expect(title).toHaveValue(/^[^\n]+$/);
    expect((await title.boundingBox())?.height).toBeGreaterThan(line?.height ?? 0);
    expect(await title.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);

    await languageTo(page, 'Рядом');
    const [left, right] = [await text.boundingBox(), await english.boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
    await page.reload();
    await expect(english).toBeVisible();
    await languageTo(page, 'По-русски');
    await expect(english).toBeHidden();
  },
);

test(
  'on a phone the bar is one row at the edge, and the tabs give way to it',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(mediaPaths.newContent('news'));
    const publish = bar(page).getByRole('button', { name: 'Опубликовать' });
    await expect(publish).toBeInViewport();
    const box = await bar(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(64);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(812);
    const tabs = page.getByRole('navigation', { name: 'Разделы', exact: true });
    await expect(tabs).toBeHidden();
    await press(page, 'Другие действия');
    await page.getByRole('menuitem', { name: 'Предпросмотр' }).click();
    await expect(page.getByRole('dialog', { name: 'Предпросмотр' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(mediaPaths.contents('news'));
    await expect(tabs).toBeVisible();
  },
);

test(
  'whoever was slower compares both versions, and nothing is lost',
  { tag: '@all' },
  async ({ page, context, browser, baseURL, signIn, allowProblem }) => {
    allowProblem(/status of 409|ApiError/);
    const api = await signIn('content');
    const { id } = await write(api, 'Общежитие на выходных');
    await page.goto(mediaPaths.content('news', id));
    await expect(field(page, 'Анонс')).toBeEditable();

    const other = await secondBrowser(browser, context, baseURL);
    await other.goto(mediaPaths.content('news', id));
    await field(other, 'Анонс').fill('Анонс из другого браузера');
    await field(other, 'Заголовок').fill('Общежитие на праздниках');
    await press(other, 'Сохранить черновик');
    await saved(other);
    await other.context().close();

    // Not before: what waits for long is saved by itself.
    await field(page, 'Анонс').fill('Мой анонс');
    await press(page, 'Сохранить черновик');
    const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы её правили' });
    await expect(dialog.getByRole('radiogroup', { name: 'Анонс' })).toContainText('Мой анонс');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click();
    await saved(page);
    await page.reload();
    await expect(field(page, 'Анонс')).toHaveValue('Мой анонс');
    await expect(field(page, 'Заголовок')).toHaveValue('Общежитие на праздниках');
  },
);

test(
  'an address that is taken is replaced with one click',
  { tag: '@all' },
  async ({ page, signIn, allowProblem }) => {
    allowProblem(/status of 409|ApiError/);
    const api = await signIn('content');
    const { url } = await write(api, 'Зимняя сессия');
    const { id } = await write(api, 'Ещё одна сессия');
    await page.goto(mediaPaths.content('news', id));
    await field(page, 'Адрес').fill(url);
    await press(page, 'Сохранить черновик');
    await expect(page.getByRole('alert').filter({ hasText: 'занят' })).toBeVisible();
    await page.getByRole('button', { name: `Взять ${url}-2` }).click();
    await press(page, 'Сохранить черновик');
    await saved(page);
    expect((await api(getNews, { params: { id } })).url).toBe(`${url}-2`);
  },
);

test(
  'a reload in the middle loses nothing, and a saved record leaves no draft',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await page.goto(mediaPaths.newContent('events'));
    await field(page, 'Заголовок').fill('Турнир по шахматам');
    await field(page, 'Анонс').fill('Играем по швейцарской системе.');
    await field(page, 'Текст').fill('Приходите с часами.');
    await fillMoment(page, 'Начало', '03.05.2030', '12:00');
    await page.reload();
    await expect(page.getByText('Мы вернули в поля то, что вы ввели раньше.')).toBeVisible();
    await expect(field(page, 'Текст')).toHaveText('Приходите с часами.');
    await expect(half(page, 'Начало', 'День')).toHaveValue('03.05.2030');
    await expect(half(page, 'Начало', 'Время')).toHaveValue('12:00');
    await fillMoment(page, 'Окончание', '03.05.2030', '11:00');
    await field(page, 'Место').fill('Шахматный клуб');
    await press(page, 'Сохранить черновик');
    const summary = page.getByRole('alert').filter({ hasText: 'Исправьте' });
    await expect(summary).toContainText('Начало должно быть не позже конца');
    await half(page, 'Окончание', 'Время').fill('18:00');
    await press(page, 'Сохранить черновик');
    await saved(page);
    await expect(page).toHaveURL(/\/admin\/media\/events\/[\da-f-]{36}$/);
    await page.reload();
    await expect(half(page, 'Окончание', 'День')).toHaveValue('03.05.2030');
    await expect(half(page, 'Окончание', 'Время')).toHaveValue('18:00');
    await expect(page.getByText('Мы вернули')).toBeHidden();
    const drafts = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('campus.draft.')),
    );
    expect(drafts).toStrictEqual([]);
  },
);

test(
  'on a phone and in English, an error leads to the language that it is in',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const api = await signIn('content');
    const { id } = await write(api, 'Расписание столовой');
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(mediaPaths.content('news', id));
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await page.getByRole('button', { name: 'In English' }).click();
    await field(page, /^Summary in English/).fill('x'.repeat(301));
    await page.getByRole('button', { name: 'In Russian' }).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Save draft' }).click();
    await page.getByRole('link', { name: /^Summary in English/ }).click();
    await expect(field(page, /^Summary in English/)).toBeFocused();
    await settled(page);
    await expectAccessible(page);
    for (const width of [1440, 1024, 375, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(overflows), `${width} pixels wide`).toStrictEqual([]);
    }
  },
);
