import { resetPassword } from '@campus/shared/contract/staff/calls';
import { acceptInvitation } from '@campus/shared/contract/staff/invitationCalls';
import { settingPaths } from '@campus/shared/contract/settings/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { demoPassword } from '../../fixtures/demoAccounts';
import { inviteAdmin } from '../../fixtures/inviteAdmin';
import { apiOf } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

const password = 'корова перешла дорогу';

test('a role that is changed acts at once on the open page of its owner', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  const admin = await signIn('admin');
  const login = `turncoat-${Date.now()}@example.test`;
  const { id, token } = await inviteAdmin(admin, product.dataDir, login);
  const { authToken } = await apiOf(product)(acceptInvitation, {
    body: { token, newPassword: password, twoFactor: 'EMAIL' },
  });

  const other = await browser.newContext({ locale: 'ru-RU' });
  await other.addCookies([{ name: 'AuthToken', value: authToken, url: product.url }]);
  const theirs = await other.newPage();
  await theirs.goto(product.url + settingPaths.settings());
  await expect(theirs.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();

  await page.goto(staffPaths.user(id));
  await page.getByRole('button', { name: 'Другие действия' }).click();
  await page.getByRole('menuitem', { name: 'Сменить роль' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('combobox', { name: 'Роль' }).selectOption('Аудитор');
  await window.getByRole('button', { name: 'Сменить роль' }).click();
  await expect(window).toBeHidden();

  await expect(theirs.getByText(/^Сеанс завершён/)).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Релизы' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(`${login} · Аудитор`)).toBeVisible();
  await other.close();
});

test('what waits for the password goes on when it is given, and changes nothing without it', async ({
  page,
  signIn,
  allowProblem,
}) => {
  allowProblem(/status of 403/);
  await signIn('admin');
  let isDoubted = true;
  // Stands in for a session that proved its owner long ago: nobody waits ten minutes here.
  await page.route(`**${resetPassword.path.replace('{id}', '*')}`, (route) =>
    isDoubted
      ? route.fulfill({
          status: 403,
          json: { code: 'REAUTHENTICATION_REQUIRED', message: 'Пароль' },
        })
      : route.fulfill({ status: 503, json: { code: 'MAIL_UNAVAILABLE', message: 'Почта молчит' } }),
  );
  await page.goto(`${staffPaths.users()}?search=audit@`);
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Аудитор/ })
    .click();
  const ask = async () => {
    await page.getByRole('button', { name: 'Другие действия' }).click();
    await page.getByRole('menuitem', { name: 'Выслать новый пароль' }).click();
    await page.getByRole('button', { name: 'Выслать новый пароль' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await ask();
  await question.getByLabel('Ваш пароль').fill('не тот');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText('Пароль', { exact: true })).toBeVisible();

  allowProblem(/status of 503|reset-password: Сервис/);
  await ask();
  isDoubted = false;
  await question.getByLabel('Ваш пароль').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('Сервис недоступен, попробуйте позже')).toBeVisible();
});
