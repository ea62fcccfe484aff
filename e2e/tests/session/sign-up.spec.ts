import { cardPaths } from '@campus/shared/contract/cards/paths';
import { paths } from '@campus/shared/paths';
import { expect, test } from '../../fixtures/test';

test('a guest signs up with the code from the mail and sees what a card needs', async ({
  page,
  readCode,
}) => {
  const email = 'first.year@example.test';
  await page.goto(paths.home());
  await page.getByRole('link', { name: 'Получить карту', exact: true }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('textbox', { name: 'Почта' }).fill(email);
  await modal.getByRole('checkbox', { name: 'Соглашаюсь на обработку' }).check();
  await modal.getByRole('button', { name: 'Зарегистрироваться' }).click();

  await modal.getByRole('textbox', { name: 'Код из 6 цифр' }).click();
  await page.keyboard.type(await readCode(email));

  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(cardPaths.card());
  await expect(page.getByRole('heading', { level: 1, name: 'Моя карта' })).toBeVisible();
  const firstTask = page.getByRole('main').getByText(email);
  await expect(firstTask).toBeVisible();
  await page.reload();
  await expect(firstTask).toBeVisible();
});
