import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import { expectAccessible } from '../../fixtures/expectSound';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test('a news item is found and opened with the keyboard alone', async ({ page, product }) => {
  const { items } = await apiOf(product)(filterNews, { body: {} });
  const [{ title } = { title: '' }] = items;
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Что найти' });
  await expect(field).toBeFocused();
  await page.keyboard.type(title);
  // The way to all results names the words too, but does not begin with them.
  const found = new RegExp(`^${title}`);
  await expect(page.getByRole('option', { name: found, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(field).toBeHidden();
});

test('Ctrl+K opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto(mediaPaths.news());
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Что найти' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a slash in a text field is a slash', { tag: '@all' }, async ({ page }) => {
  await page.goto(supportPaths.newTicket());
  const field = page.getByRole('textbox', { name: 'Коротко, о чём вопрос' });
  await field.fill('Справка');
  await field.press('End');
  await page.keyboard.type(' 2026/27?');
  await expect(field).toHaveValue('Справка 2026/27?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'a kind that does not answer leaves the others alone',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    allowProblem(/503|api\/media\/events/);
    await page.route('**/api/media/events/filter*', (route) =>
      route.fulfill({ status: 503, json: { message: 'down' } }),
    );
    await page.goto(paths.home());
    await page.getByRole('button', { name: 'Поиск' }).click();
    await page.getByRole('combobox', { name: 'Что найти' }).fill('карт');
    await expect(page.getByText('Эта часть поиска сейчас не отвечает')).toBeVisible();
    await expect(
      page.getByRole('group', { name: 'Новости' }).getByRole('option').first(),
    ).toBeVisible();
  },
);

test(
  'the keys are listed under «?», can be switched off, and stay so',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(paths.home());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeFocused();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Сочетания клавиш' });
    await expect(help.getByText('Главная')).toBeVisible();
    await expectAccessible(page);
    await help.getByRole('button', { name: 'Отключить клавиши' }).click();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Что найти' })).toHaveValue('');
  },
);

test(
  'the palette is accessible and fits a phone 320 pixels wide',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(paths.home());
    await page.getByRole('button', { name: 'Поиск' }).click();
    await page.getByRole('combobox', { name: 'Что найти' }).fill('карт');
    await expect(page.getByRole('option', { name: /Показать все результаты/ })).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'Найден' })).toBeVisible();
    await expectAccessible(page);
    const { width, height } = (await page.getByRole('dialog').boundingBox()) ?? {};
    expect({ width, height }).toEqual({ width: 320, height: 640 });
  },
);
