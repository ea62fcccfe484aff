import { staffPaths } from '@campus/shared/contract/staff/paths';
import { demoAccounts } from '../../fixtures/demoAccounts';
import { expect, test } from '../../fixtures/test';

test('an administrator finds a user by filter, and a reload keeps the filter', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto(staffPaths.users());
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: demoAccounts.support.email })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Найти сотрудника' }).fill('former');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найден 1 сотрудник')).toBeVisible();
  await page.getByRole('link', { name: /^Доступ закрыт · / }).click();
  await expect(page).toHaveURL(/search=former/);
  await expect(page).toHaveURL(/isActive=false/);

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Найти сотрудника' })).toHaveValue('former');
  await expect(rows.filter({ hasText: 'former@example.test' })).toBeVisible();
  await expect(rows.filter({ hasText: demoAccounts.support.email })).toBeHidden();
});

test('staff without the right are told so', async ({ page, signIn }) => {
  await signIn('content');
  await page.goto(staffPaths.users());
  await expect(page.getByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeVisible();
});
