import { isUnknown } from '@campus/shared/api/isUnknown';
import type { Api } from '@campus/shared/api/createApi';
import {
  createNews,
  deleteNews,
  filterNews,
  getNews,
} from '@campus/shared/contract/media/newsCalls';
import type { PublicationStatus } from '@campus/shared/contract/media/machine';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { expectSound } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

const write = (api: Api, title: string, status: PublicationStatus = 'DRAFT') =>
  api(createNews, {
    body: {
      title: { ru: title, en: `${title} in English` },
      summary: { ru: 'О чём это', en: 'What it is about' },
      body: { ru: '<p>Текст для проверки.</p>', en: '<p>A text for a check.</p>' },
      status,
    },
  });

const isThere = async (api: Api, id: string) => {
  try {
    await api(getNews, { params: { id } });
    return true;
  } catch (error) {
    if (isUnknown(error)) return false;
    throw error;
  }
};

const rowOf = (page: Page, title: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: title });

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Действия: ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const search = (words: string) =>
  `${mediaPaths.contents('news')}?${new URLSearchParams({ search: words })}`;

test(
  'an editor publishes a draft, a reload keeps it, readers see it, and it is taken back',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const api = await signIn('content');
    const { id } = await write(api, 'Проба пера у рояля');
    await page.goto(mediaPaths.contents('news'));
    await page.getByRole('link', { name: 'Черновики', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Найти новость' }).fill('рояля');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=DRAFT&search=/);
    await choose(page, 'Проба пера у рояля', 'Опубликовать');
    await expect(page.getByText('Опубликовано: Проба пера у рояля')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();

    await page.goto(search('рояля'));
    const row = rowOf(page, 'Проба пера у рояля');
    await expect(row.getByText('Опубликовано')).toBeVisible();
    await page.reload();
    await expect(row.getByText('Опубликовано')).toBeVisible();
    await choose(page, 'Проба пера у рояля', 'Посмотреть как читатель');
    await expect(page.getByRole('heading', { level: 1, name: 'Проба пера у рояля' })).toBeVisible();

    await page.goto(search('рояля'));
    await choose(page, 'Проба пера у рояля', 'Вернуть в черновики');
    await expect(row.getByText('Черновик')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(row.getByText('Опубликовано')).toBeVisible();
    await api(deleteNews, { params: { id } });
  },
);

test('a deleted row can be taken back until its notice has gone', async ({ page, signIn }) => {
  const api = await signIn('content');
  const { id } = await write(api, 'Лишняя новость о кленах');
  await page.goto(search('кленах'));
  const row = rowOf(page, 'Лишняя новость о кленах');
  await choose(page, 'Лишняя новость о кленах', 'Удалить');
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(row).toBeVisible();
  expect(await isThere(api, id)).toBe(true);

  await choose(page, 'Лишняя новость о кленах', 'Удалить');
  const answer = page.waitForResponse((one) => one.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Закрыть сообщение' }).click();
  await answer;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
  expect(await isThere(api, id)).toBe(false);
});

test(
  'what was deleted is gone also for who leaves the page at once',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const api = await signIn('content');
    const { id } = await write(api, 'Новость на один миг');
    await page.goto(search('миг'));
    await choose(page, 'Новость на один миг', 'Удалить');
    await expect(page.getByText('Удалено: Новость на один миг')).toBeVisible();
    await page.goto(paths.offline());
    await expect.poll(() => isThere(api, id)).toBe(false);
  },
);

test('a copy is a draft that opens', { tag: '@all' }, async ({ page, signIn }) => {
  const api = await signIn('content');
  const { id } = await write(api, 'Образец афиши');
  await page.goto(search('афиши'));
  await choose(page, 'Образец афиши', 'Сделать копию');
  await expect(page).not.toHaveURL(/search=/);
  const copyId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const copy = await api(getNews, { params: { id: copyId } });
  expect(copy.title).toEqual({
    ru: 'Образец афиши (копия)',
    en: 'Образец афиши in English (copy)',
  });
  expect(copy.status).toBe('DRAFT');
  const title = page.getByRole('textbox', { name: 'Заголовок', exact: true });
  await expect(title).toHaveValue('Образец афиши (копия)');
  for (const one of [id, copyId]) await api(deleteNews, { params: { id: one } });
});

test(
  'several are archived and deleted, and what cannot be done is told row by row',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const api = await signIn('content');
    await write(api, 'Пачка первая');
    await write(api, 'Пачка вторая', 'ARCHIVED');
    await page.goto(search('Пачка'));
    await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
    await page.getByRole('button', { name: 'Убрать в архив' }).click();
    await expect(page.getByRole('alert')).toContainText('Пачка вторая — Уже в архиве.');
    await expect(rowOf(page, 'Пачка первая').getByText('В архиве')).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'Пачка первая').getByText('В архиве')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByRole('heading', { name: 'Ничего не нашлось' })).toBeVisible();
    const statuses = ['DRAFT', 'ARCHIVED'] as const;
    const { total } = await api(filterNews, { body: { search: 'Пачка', statuses: [...statuses] } });
    expect(total).toBe(0);
  },
);

test(
  'the lists lead to each other and are sound, also on a phone and in English',
  { tag: '@all' },
  async ({ page, signIn }) => {
    test.slow();
    await signIn('content');
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(mediaPaths.contents('news'));
    const menu = page.getByRole('navigation', { name: 'Управление' });
    await menu.getByRole('link', { name: 'События' }).click();
    await expect(page).toHaveURL(mediaPaths.contents('events'));
    await expectSound(page, 'ru');
    for (const kind of ['news', 'info-pages'] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(mediaPaths.contents(kind));
      await expectSound(page, 'ru');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(mediaPaths.contents('news'));
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Drafts' }).click();
    await expectSound(page, 'en');
  },
);

test(
  'an auditor reads a draft as readers would see it, and finds nothing to write with',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const editor = await signIn('content');
    const { id } = await write(editor, 'Черновик для проверки аудитором');
    await signIn('audit');
    await page.goto(search('аудитором'));
    await expect(rowOf(page, 'Черновик для проверки аудитором')).toContainText('Черновик');
    await expect(page.getByRole('link', { name: 'Создать' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Черновик для проверки аудитором' }).click();
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    const readers = page.frameLocator('iframe[title^="Как увидят читатели"]');
    await expect(readers.getByText('Текст для проверки.')).toBeVisible();
    await page.getByText('По-английски').click();
    await expect(readers.getByText('A text for a check.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  },
);

test(
  'on a laptop what news are called keeps its room, and minor columns give way',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('content');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(mediaPaths.contents('news'));
    const header = (name: string) => page.getByRole('columnheader', { name });
    const title = page.getByRole('row').nth(1).getByRole('cell').nth(1);
    await expect(header('Создано')).toBeVisible();
    await expect(header('Изменено')).toBeHidden();
    expect((await title.boundingBox())?.width).toBeGreaterThan(320);
    await page.setViewportSize({ width: 1680, height: 900 });
    await expect(header('Изменено')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(header('Изменено')).toBeHidden();
    await expect(header('Создано')).toBeVisible();
  },
);
