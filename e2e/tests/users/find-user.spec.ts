import { paths } from '@campus/shared/paths';
import { demoAccounts, demoPassword } from '../../fixtures/demoAccounts';
import { expect, test } from '../../fixtures/test';

test('staff sign in with the second step', async ({ page, readCode }) => {
  const login = demoAccounts.edu.email;
  await page.goto(paths.staffSignIn());
  await page.getByRole('textbox', { name: 'Логин' }).fill(login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Код из 6 цифр' }).click();
  await page.keyboard.type(await readCode(login));

  await expect(page.getByRole('button', { name: 'Ваше меню' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ваше меню' })).toBeVisible();
});

test('an administrator finds a user by filter, and a reload keeps the filter', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto(paths.users());
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: demoAccounts.support.email })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Найти сотрудника' }).fill('former');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найден 1 сотрудник')).toBeVisible();
  await page.getByRole('combobox', { name: 'Доступ' }).selectOption('Закрыт');
  await expect(page).toHaveURL(/search=former/);
  await expect(page).toHaveURL(/isActive=false/);

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Найти сотрудника' })).toHaveValue('former');
  await expect(rows.filter({ hasText: 'former@example.test' })).toBeVisible();
  await expect(rows.filter({ hasText: demoAccounts.support.email })).toBeHidden();
});

test('staff without the right are told so', async ({ page, signIn }) => {
  await signIn('content');
  await page.goto(paths.users());
  await expect(page.getByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeVisible();
});
