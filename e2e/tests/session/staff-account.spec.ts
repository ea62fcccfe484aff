import type { Api } from '@campus/shared/api/createApi';
import { sendStaffCode, signInStaff } from '@campus/shared/contract/auth/calls';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import type { Role } from '@campus/shared/contract/roles';
import {
  changePassword,
  getCurrentUser,
  updateCurrentUser,
  createUser,
} from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { paths } from '@campus/shared/paths';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newestLetter } from '../../../shell/releases/mount/newestLetter';
import { createTotp } from '../../backend/domains/auth/createTotp';
import { countCalls } from '../../fixtures/countCalls';
import { apiOf } from '../../fixtures/signIn';
import { expect, test as base } from '../../fixtures/test';

/** Invites a member of staff; gives the temporary password from the letter. */
async function newStaff(admin: Api, dataDir: string, login: string, role: Role = 'ADMIN') {
  const roles = await admin(listUserRoles);
  const roleId = roles.find(({ key }) => key === role)?.id ?? '';
  const body = { login, lastName: 'Приглашённая', firstName: 'Коллега', roleId };
  await admin(createUser, { body });
  let password: string | undefined;
  const look = () => (password = /пароль: (\S+)/.exec(newestLetter(dataDir, login) ?? '')?.[1]);
  await expect.poll(look, { message: `an invitation for ${login}` }).toBeDefined();
  return password ?? '';
}

interface Credentials {
  login: string;
  password: string;
  /** Where the second factor comes from. */
  code: () => Promise<string> | string;
}

/** Both steps of the entrance of staff, on whatever page of it is open. */
async function enterAsStaff(page: Page, { login, password, code }: Credentials) {
  await page.getByRole('textbox', { name: 'Логин' }).fill(login);
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: 'Код из 6 цифр' }).click();
  await page.keyboard.type(await code());
}

const own = 'корова перешла дорогу';
const step = 30_000;

/** A member of staff who has the letter with a temporary password, and has never signed in. */
const test = base.extend<{ invited: { login: string; password: string } }>({
  invited: async ({ signIn, product, context }, use) => {
    const login = `${randomUUID()}@example.test`;
    const password = await newStaff(await signIn('admin'), product.dataDir, login);
    await context.clearCookies({ name: 'AuthToken' });
    await use({ login, password });
  },
});

test('a temporary password is changed before anything else, then one is where one was going', async ({
  page,
  readCode,
  invited: { login, password },
}) => {
  const changes = countCalls(page, changePassword);
  await page.goto(
    `${paths.staffSignIn()}?next=${encodeURIComponent(`${staffPaths.users()}?search=a`)}`,
  );
  await enterAsStaff(page, { login, password, code: () => readCode(login) });

  const title = page.getByRole('heading', { level: 1, name: 'Придумайте свой пароль' });
  await expect(title).toBeVisible();
  await page.goto(paths.home());
  await expect(title).toBeVisible();
  await expect(page.getByRole('link', { name: 'Сотрудники' })).toHaveCount(0);

  await page.goto(`${staffPaths.users()}?search=a`);
  await page.getByRole('textbox', { name: 'Временный пароль' }).fill(password);
  await page.getByRole('textbox', { name: 'Новый пароль' }).fill(own);
  await page.getByRole('button', { name: 'Сменить пароль' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Сотрудники' })).toBeVisible();
  await expect(page).toHaveURL(`${staffPaths.users()}?search=a`);
  expect(changes()).toBe(1);
});

test(
  'the code of an authenticator is a second step, and no letter is sent',
  { tag: '@all' },
  async ({ page, readCode, product, invited: { login, password: temporary } }) => {
    const guest = apiOf(product);
    await guest(sendStaffCode, { body: { login, password: temporary } });
    const otp = await readCode(login);
    const { authToken } = await guest(signInStaff, { body: { login, password: temporary, otp } });
    const user = apiOf(product, authToken);
    await user(changePassword, { body: { currentPassword: temporary, newPassword: own } });

    const { firstName, lastName, version } = await user(getCurrentUser);
    const names = { firstName, lastName, twoFactor: 'TOTP' as const };
    const asked = { ...names, currentPassword: own, version };
    const enrolled = await user(updateCurrentUser, { body: asked });
    const app = createTotp(login, enrolled.totpEnrolment?.secret);
    const totpCode = app.codeAt(Date.now());
    await user(updateCurrentUser, { body: { ...names, totpCode, version: enrolled.version } });

    await page.goto(paths.staffSignIn());
    // The code of this half-minute is used up; the clocks may differ by one step.
    await enterAsStaff(page, { login, password: own, code: () => app.codeAt(Date.now() + step) });
    await expect(page.getByRole('heading', { level: 1, name: 'Сотрудники' })).toBeVisible();
  },
);
