import { operationPaths } from '@campus/shared/contract/operations/paths';
import { expect, test } from '../../fixtures/test';

test('whoever takes the log as a file is in the log, also after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await page.goto(operationPaths.log());
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать CSV' }).click();
  await file;

  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByRole('combobox', { name: 'Вид записи' }).selectOption('Журнал');
  await expect(page).toHaveURL(/entityType=log/);
  await page.reload();
  await page.getByRole('link', { name: 'Журнал выгружен в файл' }).first().click();
  await expect(page.getByText('Строк в файле:')).toBeVisible();
});

test('staff without the right are told so', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('content');
  await page.goto(operationPaths.log());
  await expect(page.getByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeVisible();
});
