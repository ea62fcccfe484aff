import { staffPaths } from '@campus/shared/contract/staff/paths';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

test.use({ viewport: { width: 1280, height: 800 } });

const list = (page: Page) => page.getByRole('table', { name: 'Список сотрудников' });
/** Of how many: other tests invite colleagues meanwhile. */
const place = (page: Page) => page.getByText(/^2 из \d+$/);
const title = (page: Page, level: number, name: string | RegExp) =>
  page.getByRole('heading', { level, name });

test.beforeEach(async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto(`${staffPaths.users()}?isActive=true`);
});

test('a colleague opens beside the list, and the keys lead on, also in the Russian layout', async ({
  page,
}) => {
  await list(page)
    .getByRole('link', { name: /^Аудитор/ })
    .click();
  await expect(title(page, 2, /^Аудитор/)).toBeFocused();
  await expect(title(page, 1, 'Сотрудники')).toBeVisible();
  await expect(list(page).getByRole('link', { name: /^Аудитор/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(place(page)).toBeVisible();

  await page.keyboard.press('j');
  await expect(title(page, 2, /^Бухгалтер/)).toBeFocused();
  await page.evaluate(() => {
    const press = { key: 'л', code: 'KeyK', bubbles: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await expect(title(page, 2, /^Аудитор/)).toBeFocused();

  await page.reload();
  await expect(title(page, 2, /^Аудитор/)).toBeVisible();
  await expect(place(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/users\?isActive=true$/);
  await expect(list(page).getByRole('link', { name: /^Аудитор/ })).toBeFocused();
  await page.goBack();
  await expect(title(page, 2, /^Аудитор/)).toBeVisible();
});

test('unsaved words are asked about before the next record, and not by a filter of the list', async ({
  page,
}) => {
  await list(page)
    .getByRole('link', { name: /^Аудитор/ })
    .click();
  const position = page.getByRole('textbox', { name: /^Должность/ });
  await position.fill('Ревизор');
  const withAccess = await place(page).innerText();
  await page.getByRole('link', { name: 'Все', exact: true }).click();
  await expect(place(page)).not.toHaveText(withAccess);
  await expect(position).toHaveValue('Ревизор');

  await page.getByRole('link', { name: 'Следующая' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(position).toHaveValue('Ревизор');
  await page.getByRole('link', { name: 'Следующая' }).click();
  await question.getByRole('button', { name: /^Уйти/ }).click();
  await expect(title(page, 2, /^Бухгалтер/)).toBeVisible();
});

test('on a narrow screen the record is a page of its own', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await list(page)
    .getByRole('link', { name: /^Аудитор/ })
    .click();
  await expect(title(page, 1, /^Аудитор/)).toBeFocused();
  await expect(list(page)).toBeHidden();
  await page.getByRole('link', { name: 'Следующая' }).click();
  await expect(title(page, 1, /^Бухгалтер/)).toBeFocused();
});
