import { cardPaths } from '@campus/shared/contract/cards/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { paths } from '@campus/shared/paths';
import { demoAccounts } from '../../fixtures/demoAccounts';
import { enterByPassword, signOutOnPage } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

test('a student signs in by password and finds the card and the payments, also after a reload', async ({
  page,
}) => {
  await page.goto(paths.home());
  await enterByPassword(page, demoAccounts.student.email);

  const menu = page.getByRole('navigation', { name: 'Основное меню' });
  await menu.getByRole('link', { name: 'Моя карта' }).click();
  const status = page.getByRole('main').getByText('Действует', { exact: true });
  await expect(status.first()).toBeVisible();
  await page.reload();
  await expect(status.first()).toBeVisible();

  await menu.getByRole('link', { name: 'Выплаты' }).click();
  const sum = page.getByRole('heading', { name: /^Выплачено за \d{4} год/ });
  await expect(sum).toBeVisible();
  await page.reload();
  await expect(sum).toBeVisible();
});

test(
  'a wrong password is refused with a reason, and nobody is signed in',
  { tag: '@all' },
  async ({ page, allowProblem }) => {
    allowProblem(/status of 422/);
    await page.goto('/?modal=signIn');
    const modal = page.getByRole('dialog');
    await modal.getByRole('button', { name: 'Войти с паролем' }).click();
    await modal.getByRole('textbox', { name: 'Почта' }).fill(demoAccounts.newcomer.email);
    await modal.getByRole('textbox', { name: 'Пароль' }).fill('not the password');
    await modal.getByRole('button', { name: 'Войти', exact: true }).click();

    await expect(modal.getByText('Неверная почта или пароль')).toBeVisible();
    // The address still asks for the window, which hides the page from the reader; another does not.
    await page.goto(paths.home());
    await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
  },
);

test(
  'a closed address asks a guest to sign in and then shows what was wanted',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await page.goto(paymentPaths.payments());
    const prompt = { level: 1, name: 'Войдите, чтобы открыть раздел' };
    await expect(page.getByRole('heading', prompt)).toBeVisible();
    await expect(page.getByText('Раздел «Выплаты» откроется сразу после входа')).toBeVisible();

    await signIn('student');
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Выплачено за/ })).toBeVisible();
  },
);

test('signing out forgets the person', { tag: '@all' }, async ({ page, signIn }) => {
  await signIn('newcomer');
  await page.goto(cardPaths.card());
  const firstTask = page.getByRole('main').getByText(demoAccounts.newcomer.email);
  await expect(firstTask).toBeVisible();
  await signOutOnPage(page);

  await expect(firstTask).toBeHidden();
  await page.goto(cardPaths.card());
  await expect(page.getByRole('heading', { name: 'Войдите, чтобы открыть раздел' })).toBeVisible();
});
