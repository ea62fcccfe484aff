import {
  sendEmailCode,
  sendStaffCode,
  signInByEmailCode,
  signInByPassword,
} from '@campus/shared/contract/auth/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { countCalls } from '../../fixtures/countCalls';
import { demoAccounts, demoPassword } from '../../fixtures/demoAccounts';
import { enterByPassword } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const codeField = { name: 'Код из 6 цифр' };

test('a guarded deep link leads a guest to where it points, query and hash included', async ({
  page,
}) => {
  const address = `${paymentPaths.payments()}?from=mail#last`;
  await page.goto(address);
  await enterByPassword(page, demoAccounts.student.email);
  await expect(page.getByRole('heading', { name: /^Выплачено за/ })).toBeVisible();
  expect(page.url().endsWith(address)).toBe(true);
});

test(
  'staff get back to the guarded address through their own entrance, one letter per double click',
  { tag: '@all' },
  async ({ page, readCode }) => {
    const address = `${staffPaths.users()}?search=a#last`;
    // A code is mailed once a minute: no other test of a shared product signs in as the auditor.
    const { email } = demoAccounts.audit;
    const letters = countCalls(page, sendStaffCode);
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: 'Вход для сотрудников' }).click();
    await page.getByRole('textbox', { name: 'Логин' }).fill(email);
    await page.getByRole('textbox', { name: 'Пароль' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Получить код' }).dblclick();
    await page.getByRole('textbox', codeField).click();
    await expect(page.getByRole('timer')).toContainText('Новый код');
    await page.keyboard.type(await readCode(email));
    await expect(page.getByRole('heading', { level: 1, name: 'Сотрудники' })).toBeVisible();
    expect(page.url().endsWith(address)).toBe(true);
    expect(letters()).toBe(1);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Ваше меню' })).toBeVisible();
  },
);

test(
  'a double click on signing up sends one letter, a code is sent once, and its step survives a reload',
  { tag: '@all' },
  async ({ page, readCode }) => {
    const email = 'double.click@example.test';
    const letters = countCalls(page, sendEmailCode);
    const tries = countCalls(page, signInByEmailCode);
    await page.goto('/news?modal=signUp');
    const modal = page.getByRole('dialog');
    await modal.getByRole('textbox', { name: 'Почта' }).fill(email);
    await modal.getByRole('checkbox', { name: 'Соглашаюсь на обработку' }).check();
    await modal.getByRole('button', { name: 'Зарегистрироваться' }).dblclick();
    await expect(modal.getByRole('textbox', codeField)).toBeVisible();
    expect(letters()).toBe(1);

    await page.reload();
    await expect(modal.getByText(`письмо на ${email}`)).toBeVisible();
    await expect(modal.getByRole('timer')).toContainText('Новый код');
    await modal.getByRole('textbox', codeField).click();
    await page.keyboard.type(await readCode(email));
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(mediaPaths.news());
    expect(tries()).toBe(1);
  },
);

test('a double click on «Войти» signs in once', { tag: '@all' }, async ({ page }) => {
  const tries = countCalls(page, signInByPassword);
  await page.goto('/?modal=signIn');
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Войти с паролем' }).click();
  await modal.getByRole('textbox', { name: 'Почта' }).fill(demoAccounts.newcomer.email);
  await modal.getByRole('textbox', { name: 'Пароль' }).fill(demoPassword);
  await modal.getByRole('button', { name: 'Войти', exact: true }).dblclick({ noWaitAfter: true });
  await expect(modal).toBeHidden();
  expect(tries()).toBe(1);
});

test(
  'the window closes by Escape and by “back”, and has no use for somebody signed in',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await page.goto(mediaPaths.news());
    await page.goto('/news?modal=signIn');
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL(mediaPaths.news());

    await page.goto('/news?modal=signUp');
    await expect(modal.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
    await page.goBack();
    await expect(modal).toBeHidden();

    await signIn('newcomer');
    await page.goto('/news?modal=signIn');
    await expect(page).toHaveURL(mediaPaths.news());
    await expect(modal).toBeHidden();
  },
);
