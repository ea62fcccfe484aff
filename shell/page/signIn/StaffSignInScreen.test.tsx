import { ApiError } from '@campus/shared/api/ApiError';
import { sendStaffCode, signInStaff, signOut } from '@campus/shared/contract/auth/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, newcomer, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { StaffSignInScreen } from './StaffSignInScreen';

const open = (search = '', token?: string) =>
  renderWithSession(<StaffSignInScreen />, {
    url: `/staff/login${search}`,
    path: '/staff/login',
    token,
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const byMail = { method: 'EMAIL' as const, resendAfter: 60, expiresIn: 600 };

async function givePassword(answer: CallOutput<typeof sendStaffCode> = byMail) {
  stub(sendStaffCode, () => answer);
  await userEvent.type(await screen.findByLabelText('Логин'), 'admin@example.test');
  await userEvent.type(screen.getByLabelText('Пароль'), 'secret');
  await press('Получить код');
}

async function giveCode(code: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Код из 6 цифр' }));
  await userEvent.paste(code);
}

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./StaffSignIn'));
beforeEach(() => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => adminUser);
});

test.each([
  ['', '/admin'],
  ['?next=%2Fadmin%2Fusers%3Fskip%3D20', '/admin/users?skip=20'],
  ['?next=https%3A%2F%2Fevil.example', '/admin'],
  ['?next=%2F%2Fevil.example', '/admin'],
  ['?next=%2F%5Cevil.example', '/admin'],
])('password and code lead on: %s → %s', async (search, address) => {
  const { router, cookies, store } = open(search);
  await givePassword();
  const tried = jest.fn();
  stub(signInStaff, ({ body }) => {
    tried(body);
    return { authToken: 'fresh' };
  });
  await giveCode('123456');

  await waitFor(() => {
    const { pathname, search: query } = router.state.location;
    expect(pathname + query).toBe(address);
  });
  expect(tried).toHaveBeenCalledWith({
    login: 'admin@example.test',
    password: 'secret',
    otp: '123456',
  });
  expect(cookies.authToken.read()).toBe('fresh');
  expect(store.getState().notifications).toMatchObject([{ text: 'Вы вошли' }]);
});

test('a wrong password is refused in words, and the login stays', async () => {
  open();
  const fields = { password: 'CREDENTIALS' };
  stub(sendStaffCode, () => new ApiError(422, 'Неверная почта или пароль.', { fields }));
  await userEvent.type(await screen.findByLabelText('Логин'), 'admin@example.test');
  await userEvent.type(screen.getByLabelText('Пароль'), 'wrong');
  await press('Получить код');
  const password = screen.getByLabelText('Пароль');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Неверная почта или пароль'));
  expect(password).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Логин')).toHaveValue('admin@example.test');
});

test('a wrong code is refused in words, and one can go back to the password', async () => {
  open();
  await givePassword();
  const fields = { otp: 'CODE_WRONG' };
  stub(signInStaff, () => new ApiError(422, 'Код не подошёл.', { fields }));
  await giveCode('111111');
  const first = screen.getByRole('textbox', { name: 'Код из 6 цифр' });
  await waitFor(() => expect(first).toHaveAccessibleDescription(/^Код не подошёл/));
  expect(first).toHaveValue('');
  await press('Изменить логин или пароль');
  expect(screen.getByLabelText('Логин')).toHaveValue('admin@example.test');
  expect(screen.getByLabelText('Пароль')).toHaveValue('secret');
});

test('somebody with an authenticator app is asked for its code, not sent to the letters', async () => {
  open();
  await givePassword({ method: 'TOTP' });
  expect(await screen.findByText(/из приложения для одноразовых кодов/)).toBeVisible();
  expect(screen.queryByText(/отправили код/)).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('without the phone a recovery code signs in', async () => {
  const { cookies } = open();
  await givePassword({ method: 'TOTP' });
  const tried = jest.fn();
  stub(signInStaff, ({ body }) => {
    tried(body);
    return { authToken: 'fresh' };
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Нет телефона? Ввести запасной код' }),
  );
  await userEvent.type(screen.getByLabelText('Запасной код'), 'ABCDE-23456');
  await press('Войти');
  await waitFor(() => expect(cookies.authToken.read()).toBe('fresh'));
  expect(tried).toHaveBeenCalledWith({
    login: 'admin@example.test',
    password: 'secret',
    recoveryCode: 'abcde23456',
  });
});

test('another letter may be asked for after the pause, with the same login and password', async () => {
  open();
  await givePassword({ ...byMail, resendAfter: 0 });
  const sent = jest.fn();
  stub(sendStaffCode, ({ body }) => {
    sent(body);
    return byMail;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }));
  expect(await screen.findByText(/Новый код отправлен/)).toBeVisible();
  expect(sent.mock.calls).toEqual([[{ login: 'admin@example.test', password: 'secret' }]]);
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
});

test('whatever their role, staff begin in administration', async () => {
  const role = { ...adminUser.role, key: 'SUPPORT' as const };
  stub(getCurrentUser, () => ({ ...adminUser, role }));
  const { router } = open('', 'first');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('a participant is told who is signed in, and can leave', async () => {
  stub(getCurrentHuman, () => newcomer);
  stub(signOut, () => ({}));
  open('', 'first');
  expect(await screen.findByText('Сейчас вы вошли как newcomer@example.test')).toBeVisible();
  await press('Выйти');
  expect(await screen.findByLabelText('Логин')).toBeVisible();
});
