import { deleteCurrentUser } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { countCalls } from '../../fixtures/countCalls';
import { newHuman } from '../../fixtures/newHuman';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test('an account is deleted by its word and the password; every tab is signed out and the date is named', async ({
  page,
  context,
  product,
  allowProblem,
}) => {
  // What was on the screen may be asked for once more before the page is cleared.
  allowProblem(/status of 401/);
  const email = 'leaving@example.test';
  const password = 'семь вёрст до небес и всё лесом';
  const token = await newHuman(product, email, password);
  await context.addCookies([{ name: 'AuthToken', value: token, url: product.url }]);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(cardPaths.card());
    await expect(tab.getByRole('main').getByText(email)).toBeVisible();
  }
  const calls = countCalls(page, deleteCurrentUser);

  await page.getByRole('button', { name: /^Ваше меню/ }).click();
  await page.getByRole('menuitem', { name: 'Учётная запись' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Удалить учётную запись' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Удалить учётную запись?' });
  await dialog.getByRole('button', { name: 'Удалить учётную запись' }).click();
  await expect(dialog.getByText(/^Напишите слово в точности/).last()).toBeVisible();
  await dialog.getByRole('textbox', { name: /напишите «УДАЛИТЬ»/ }).fill('УДАЛИТЬ');
  await dialog.getByLabel('Текущий пароль', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Удалить учётную запись' }).dblclick();

  await expect(
    page.getByText(/Учётная запись удалена\. До \d+ .+ \d{4} .*можно вернуть/),
  ).toBeVisible();
  const prompt = { name: 'Войдите, чтобы открыть раздел' };
  for (const tab of [page, other]) await expect(tab.getByRole('heading', prompt)).toBeVisible();
  expect(calls()).toBe(1);
  await expect(apiOf(product, token)(getCurrentHuman)).rejects.toMatchObject({ status: 401 });
});
