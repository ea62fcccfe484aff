import { staffPaths } from '@campus/shared/contract/staff/paths';
import { paths } from '@campus/shared/paths';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectWhole } from '../../fixtures/expectWhole';
import { giveNextCode, givePassword, inside, signInFirst } from '../../backDoor/firstSignIn';
import { inviteAdmin } from '../../fixtures/inviteAdmin';
import { signOutOnPage } from '../../fixtures/signIn';
import { expect, test as base } from '../../fixtures/test';

async function useRecoveryCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'Нет телефона? Ввести запасной код' }).click();
  await page.getByRole('textbox', { name: 'Запасной код' }).fill(code);
  const entrance = page.getByRole('main');
  await entrance.getByRole('button', { name: 'Войти', exact: true }).click();
}

interface Invited {
  page: Page;
  link: string;
  login: string;
}

/** Whoever was invited, in a browser that knows nobody. */
const test = base.extend<{ invited: Invited }>({
  invited: async ({ page, signIn, product, context }, use) => {
    const login = `${randomUUID()}@example.test`;
    const { token } = await inviteAdmin(await signIn('admin'), product.dataDir, login);
    await context.clearCookies({ name: 'AuthToken' });
    await use({ page, link: paths.staffWelcome(token), login });
  },
});

test('a letter leads to a password, an app and recovery codes, and the app signs in again', async ({
  invited: { page, link, login },
}) => {
  const kept = await signInFirst(page, link, login);
  await page.reload();
  await expect(inside(page)).toBeVisible();
  await signOutOnPage(page);
  await givePassword(page, paths.staffSignIn(), login);
  await giveNextCode(page, kept);
});

test(
  'a recovery code signs in once, and the link of the letter is used up',
  { tag: '@all' },
  async ({ invited: { page, link, login }, allowProblem }) => {
    // The link that is used up, and the recovery code that is.
    allowProblem(/status of 4(10|01|22)/);
    const kept = await signInFirst(page, link, login);
    await signOutOnPage(page);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Ссылка больше не действует' })).toBeVisible();

    await givePassword(page, paths.staffSignIn(), login);
    await useRecoveryCode(page, kept.recovery);
    await expect(inside(page)).toBeVisible();
    await page.goto(paths.staffAccount());
    await expect(page.getByText('Осталось 9 запасных кодов')).toBeVisible();
    await signOutOnPage(page);

    await givePassword(page, paths.staffSignIn(), login);
    await useRecoveryCode(page, kept.recovery);
    await expect(page.getByText(/Код не подошёл или уже использован/)).toBeVisible();
  },
);

test(
  'whoever disconnects the app has to choose a longer password first, and each step is whole',
  { tag: '@all' },
  async ({ invited: { page, link, login } }) => {
    test.slow();
    const password = 'корова 12';
    const { app } = await signInFirst(page, link, login, { password, look: expectWhole });
    await page.goto(paths.staffAccount());
    const factor = page.getByRole('region', { name: 'Второй шаг входа' });
    await factor.getByRole('button', { name: 'Сделать новые запасные коды' }).click();
    await expect(factor.getByRole('button', { name: 'Показать новые коды' })).toBeVisible();
    await expectWhole(page);
    await factor.getByRole('button', { name: 'Отмена' }).click();
    await factor.getByRole('button', { name: 'Отключить приложение' }).click();
    await expectWhole(page);
    await factor.getByLabel('Текущий пароль').fill(password);
    await factor.getByRole('textbox', { name: 'Код из приложения' }).first().click();
    // The code of the first sign-in is used up, the next one counts too.
    await page.keyboard.type(app.codeAt(Date.now() + 30_000));
    await factor.getByRole('button', { name: 'Отключить приложение' }).click();
    await expect(page.getByText('Приложение отключено.')).toBeVisible();

    await page.goto(staffPaths.overview());
    for (const [language, title] of [
      ['RU', 'Придумайте пароль подлиннее'],
      ['EN', 'Choose a longer password'],
    ] as const) {
      await page.getByRole('button', { name: language, exact: true }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectWhole(page);
    }
  },
);
