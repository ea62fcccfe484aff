import type { Api } from '@campus/shared/api/createApi';
import { resetPassword } from '@campus/shared/contract/staff/calls';
import { acceptInvitation } from '@campus/shared/contract/staff/invitationCalls';
import { settingPaths } from '@campus/shared/contract/settings/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../fixtures/demoAccounts';
import { inviteAdmin } from '../../fixtures/inviteAdmin';
import { apiOf } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const password = 'корова перешла дорогу';

interface Opened {
  page: Page;
  browser: Browser;
  product: Product;
}

/** Another administrator with a page open, and their record open before the one who acts. */
async function openBoth({ page, browser, product }: Opened, admin: Api) {
  const login = `turncoat-${randomUUID()}@example.test`;
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
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Другие действия' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  return { login, other, theirs, choose };
}

test('a role that is changed acts at once on the open page of its owner', async ({
  page,
  browser,
  product,
  signIn,
}) => {
  const admin = await signIn('admin');
  const { login, other, theirs, choose } = await openBoth({ page, browser, product }, admin);
  await choose('Сменить роль');
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

test(
  'so do closed access and a sign-out everywhere, and after a closed door nobody comes back',
  { tag: '@all' },
  async ({ page, browser, product, signIn }) => {
    const admin = await signIn('admin');
    const left = await openBoth({ page, browser, product }, admin);
    await left.choose('Завершить все сеансы');
    await page.getByRole('button', { name: 'Завершить все сеансы' }).click();
    await expect(left.theirs.getByText(/^Сеанс завершён/)).toBeVisible();
    await expect(left.theirs.getByRole('link', { name: 'Релизы' })).toHaveCount(0);
    await left.other.close();

    const closed = await openBoth({ page, browser, product }, admin);
    await closed.choose('Закрыть доступ');
    const window = page.getByRole('dialog');
    await window.getByRole('textbox', { name: 'Причина' }).fill('Больше здесь не работает');
    await window.getByRole('button', { name: 'Закрыть доступ' }).click();
    await expect(window).toBeHidden();
    await expect(closed.theirs.getByText(/^Сеанс завершён/)).toBeVisible();
    await closed.theirs.goto(product.url + settingPaths.settings());
    await expect(closed.theirs.getByRole('heading', { name: 'Настройки' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Закрыт', { exact: true }).first()).toBeVisible();
    await closed.other.close();
  },
);

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
  await expect(question).toBeVisible();
  isDoubted = false;
  await question.getByLabel('Ваш пароль').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText('Сервис недоступен, попробуйте позже')).toBeVisible();
});
