import { ApiError } from '@campus/shared/api/ApiError';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import {
  acceptInvitation,
  enrolInvited,
  getInvitation,
} from '@campus/shared/contract/staff/invitationCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { WelcomeScreen } from './WelcomeScreen';

const invitation = {
  login: 'new@example.test',
  firstName: 'Коллега',
  twoFactor: 'EMAIL' as const,
  until: '2026-12-01T10:00:00Z',
};
const totpEnrolment = {
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/Campus:new',
  recovery: '',
};
const password = 'корова перешла дорогу';

const open = (hash = '#the-token', token?: string) =>
  renderWithSession(<WelcomeScreen />, {
    url: `/staff/welcome${hash}`,
    path: '/staff/welcome',
    token,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./Welcome'));
beforeEach(() => {
  stub(getInvitation, () => invitation);
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => adminUser);
});

async function openCodes(accepted = jest.fn()) {
  stub(enrolInvited, () => ({ totpEnrolment }));
  stub(acceptInvitation, ({ body }) => {
    accepted(body);
    return { authToken: 'fresh', recoveryCodes: ['abcde-23456', 'fghjk-78923'] };
  });
  const view = open();
  await userEvent.type(await screen.findByLabelText('Новый пароль'), password);
  await press('Подключить приложение');
  expect(await screen.findByRole('img', { name: /^QR-код/ })).toBeVisible();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await userEvent.click(screen.getByRole('textbox', { name: 'Код из приложения' }));
  await userEvent.paste('123456');
  expect(await screen.findByText('abcde-23456')).toBeVisible();
  return view;
}

test('the end of the link is told in the time of Moscow', async () => {
  open();
  expect(await screen.findByText(/до 1 декабря 2026, 13:00 по\sМоскве и подходит/)).toBeVisible();
});

test('password, app and codes, and only then one is in', async () => {
  const accepted = jest.fn();
  const { cookies, router } = await openCodes(accepted);
  expect(accepted.mock.calls).toEqual([
    [{ token: 'the-token', newPassword: password, twoFactor: 'TOTP', totpCode: '123456' }],
  ]);
  expect(cookies.authToken.read()).toBeUndefined();
  await press('Коды сохранены, войти');
  await waitFor(() => expect(cookies.authToken.read()).toBe('fresh'));
  expect(router.state.location.pathname).toBe('/admin');
});

test('codes stay until they are kept when somebody signs in in another tab, who stays in', async () => {
  const { cookies, otherTabs } = await openCodes();
  cookies.authToken.write('another');
  otherTabs.say('signedIn');
  await press('Коды сохранены');
  expect(await screen.findByRole('heading', { name: /^Сейчас вы вошли как/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(cookies.authToken.read()).toBe('another');
});

test('codes by mail need no app, and what was typed stays', async () => {
  const accepted = jest.fn();
  stub(acceptInvitation, ({ body }) => {
    accepted(body);
    return { authToken: 'fresh' };
  });
  const { cookies } = open();
  await userEvent.type(await screen.findByLabelText('Новый пароль'), password);
  await press('Получать коды по почте');
  expect(await screen.findByLabelText('Новый пароль')).toHaveValue(password);
  expect(screen.getByLabelText('Новый пароль')).toHaveAccessibleDescription(/15 знаков/);
  await press('Сохранить пароль и войти');
  await waitFor(() => expect(cookies.authToken.read()).toBe('fresh'));
  expect(accepted.mock.calls).toEqual([
    [{ token: 'the-token', newPassword: password, twoFactor: 'EMAIL' }],
  ]);
});

test('whoever has an app already gives a code of it, or a recovery code', async () => {
  stub(getInvitation, () => ({ ...invitation, twoFactor: 'TOTP' as const }));
  const accepted = jest.fn();
  stub(acceptInvitation, ({ body }) => {
    accepted(body);
    return { authToken: 'fresh' };
  });
  open();
  await userEvent.type(await screen.findByLabelText('Новый пароль'), password);
  await press('Нет телефона? Ввести запасной код');
  await userEvent.type(screen.getByLabelText('Запасной код'), 'ABCDE-23456');
  await press('Сохранить пароль и войти');
  await waitFor(() => expect(accepted).toHaveBeenCalledTimes(1));
  expect(accepted).toHaveBeenCalledWith({
    token: 'the-token',
    newPassword: password,
    twoFactor: 'TOTP',
    recoveryCode: 'abcde23456',
  });
});

test('a password that is refused says so at its field', async () => {
  stub(
    enrolInvited,
    () => new ApiError(422, 'Пароль простой', { fields: { newPassword: 'PASSWORD_COMMON' } }),
  );
  open();
  await userEvent.type(await screen.findByLabelText('Новый пароль'), password);
  await press('Подключить приложение');
  expect(await screen.findByText(/Такой пароль легко угадать/)).toBeVisible();
});

test.each([
  ['INVITATION_USED', 410, 'Ссылка больше не действует'],
  ['INVITATION_EXPIRED', 410, 'Срок ссылки вышел'],
  ['INVITATION_UNKNOWN', 422, 'Ссылка не открывается'],
])('%s says why, and leads to the entrance', async (code, status, title) => {
  stub(getInvitation, () => new ApiError(status, 'Попросите новую.', { code }));
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('Попросите новую.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Вход для сотрудников' })).toBeVisible();
});

test('an address without a token says how to open the link', async () => {
  open('');
  expect(await screen.findByText(/Откройте ссылку из письма целиком/)).toBeVisible();
});

test('an outage can be tried again', async () => {
  stub(getInvitation, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
  stub(getInvitation, () => invitation);
  await press('Повторить');
  expect(await screen.findByLabelText('Новый пароль')).toBeVisible();
});

test('somebody who is signed in is not signed in over', async () => {
  open('#the-token', 'first');
  expect(await screen.findByRole('heading', { name: /^Сейчас вы вошли как/ })).toBeVisible();
  expect(screen.queryByLabelText('Новый пароль')).not.toBeInTheDocument();
});
