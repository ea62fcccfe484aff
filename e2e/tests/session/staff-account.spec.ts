import { paths } from '@campus/shared/paths';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createTotp } from '../../backend/domains/auth/createTotp';
import { inviteAdmin } from '../../fixtures/inviteAdmin';
import { signOut } from '../../fixtures/signIn';
import { expect, test } from '../../fixtures/test';

/** The first step of the entrance of staff. */
async function givePassword(page: Page, login: string, password: string) {
  await page.goto(paths.staffSignIn());
  await page.getByRole('textbox', { name: 'Логин' }).fill(login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.getByRole('button', { name: 'Получить код' }).click();
}

async function useRecoveryCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Нет телефона? Ввести запасной код' }).click();
  await page.getByRole('textbox', { name: 'Запасной код' }).fill(code);
  const entrance = page.getByRole('main');
  await entrance.getByRole('button', { name: 'Войти', exact: true }).click();
}

const step = 30_000;

test('a letter leads to a password, an app and recovery codes, and each of them signs in again', async ({
  page,
  signIn,
  product,
  context,
  allowProblem,
}) => {
  // The link that is used up, and the recovery code that is.
  allowProblem(/status of 4(10|01|22)/);
  const login = `${randomUUID()}@example.test`;
  const password = 'корова перешла дорогу';
  const { token } = await inviteAdmin(await signIn('admin'), product.dataDir, login);
  const link = paths.staffWelcome(token);
  await context.clearCookies({ name: 'AuthToken' });

  await page.goto(link);
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill(password);
  await page.getByRole('button', { name: 'Подключить приложение' }).click();
  await expect(page.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible();
  const secret = await page.getByRole('code').textContent();
  const app = createTotp(login, secret?.replaceAll(' ', ''));
  await page.getByRole('textbox', { name: 'Код из приложения' }).click();
  await page.keyboard.type(app.codeAt(Date.now()));
  const codes = page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Коды сохранены, войти' }).click();
  const inside = page.getByRole('heading', { level: 1, name: 'Обзор' });
  await expect(inside).toBeVisible();
  await page.reload();
  await expect(inside).toBeVisible();
  await signOut(page);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();

  await givePassword(page, login, password);
  await page.getByRole('textbox', { name: 'Код из 6 цифр' }).click();
  // The code of this half-minute is used up; the clocks may differ by one step.
  await page.keyboard.type(app.codeAt(Date.now() + step));
  await expect(inside).toBeVisible();
  await signOut(page);

  await givePassword(page, login, password);
  await useRecoveryCode(page, recovery);
  await expect(inside).toBeVisible();
  await page.goto(paths.staffAccount());
  await expect(page.getByText('Осталось 9 запасных кодов')).toBeVisible();
  await signOut(page);

  await givePassword(page, login, password);
  await useRecoveryCode(page, recovery);
  await expect(page.getByText(/Код не подошёл или уже использован/)).toBeVisible();
});
