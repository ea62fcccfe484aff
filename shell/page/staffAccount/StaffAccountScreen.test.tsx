import { ApiError } from '@campus/shared/api/ApiError';
import { endSession, listSessions, signOut } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import {
  changePassword,
  getCurrentUser,
  renewRecoveryCodes,
  updateCurrentUser,
  type OwnUser,
} from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, newcomer, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { StaffAccountScreen } from './StaffAccountScreen';

const withApp: OwnUser = { ...adminUser, twoFactor: 'TOTP', recoveryCodesLeft: 2, photoUrl: null };
const totpEnrolment = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Campus:a', recovery: '' };
const absent = () => new ApiError(404, 'Нет');

function open(user: OwnUser = adminUser) {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => user);
  return renderWithSession(<StaffAccountScreen />, { token: 'first', url: '/admin/me' });
}

const factor = () => screen.findByRole('region', { name: 'Второй шаг входа' });
const press = async (name: string) =>
  userEvent.click(within(await factor()).getByRole('button', { name }));
const givePassword = async () =>
  userEvent.type(within(await factor()).getByLabelText('Текущий пароль'), 'secret');

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./OwnAccount'));
beforeEach(() => {
  stub(listSessions, absent);
  stub(signOut, () => ({}));
});

test('who one is, and the details that one may change', async () => {
  const saved = jest.fn();
  open();
  stub(updateCurrentUser, ({ body }) => {
    saved(body);
    return adminUser;
  });
  expect(await screen.findByText(adminUser.login)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Должность/), 'Методист');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить данные' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved).toHaveBeenCalledWith(
    expect.objectContaining({ position: 'Методист', version: adminUser.version }),
  );
});

test('what is emptied of one’s own details is removed, without a word of a missing value', async () => {
  const saved = jest.fn();
  open({ ...adminUser, middleName: 'Петровна', position: 'Методист' });
  stub(updateCurrentUser, ({ body }) => {
    saved(body);
    return adminUser;
  });
  await userEvent.clear(await screen.findByLabelText(/^Отчество/));
  await userEvent.clear(screen.getByLabelText(/^Должность/));
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить данные' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ middleName: null, position: null }));
});

test('an app is connected by the password and a code, and recovery codes are shown once', async () => {
  open();
  const sent: unknown[] = [];
  stub(updateCurrentUser, ({ body }) => {
    sent.push(body);
    if (!body.totpCode) return { ...adminUser, version: 2, totpEnrolment };
    return { ...withApp, recoveryCodes: ['abcde-23456'] };
  });
  await factor();
  await givePassword();
  await press('Подключить приложение');
  expect(await screen.findByRole('img', { name: /^QR-код/ })).toBeVisible();
  stub(getCurrentUser, () => withApp);
  await userEvent.click(screen.getByRole('textbox', { name: 'Код из приложения' }));
  await userEvent.paste('123456');
  expect(await screen.findByText('abcde-23456')).toBeVisible();
  expect(sent).toMatchObject([
    { twoFactor: 'TOTP', currentPassword: 'secret' },
    { twoFactor: 'TOTP', totpCode: '123456' },
  ]);
  await press('Коды сохранены');
  expect(screen.queryByText('abcde-23456')).not.toBeInTheDocument();
});

test('an app is disconnected by the password and a recovery code', async () => {
  open(withApp);
  const sent = jest.fn();
  stub(updateCurrentUser, ({ body }) => {
    sent(body);
    return adminUser;
  });
  expect(await screen.findByText('Осталось 2 запасных кода')).toBeVisible();
  await press('Отключить приложение');
  await givePassword();
  await press('Нет телефона? Ввести запасной код');
  await userEvent.type(screen.getByLabelText('Запасной код'), 'abcde-23456');
  await press('Отключить приложение');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      twoFactor: 'EMAIL',
      currentPassword: 'secret',
      recoveryCode: 'abcde23456',
    }),
  );
});

test('an app is disconnected at the next press where somebody has saved the record before', async () => {
  open(withApp);
  const renamed = { ...withApp, lastName: 'Новая', version: 2 };
  const sent: unknown[] = [];
  stub(updateCurrentUser, ({ body }) => {
    sent.push(body);
    if (body.version === 2) return adminUser;
    return new ApiError(409, 'Запись изменили', { code: 'VERSION' });
  });
  await factor();
  await press('Отключить приложение');
  await givePassword();
  await userEvent.type(screen.getByRole('textbox', { name: 'Код из приложения' }), '123456');
  stub(getCurrentUser, () => renamed);
  await press('Отключить приложение');
  expect(await screen.findByText('Запись изменили')).toBeVisible();
  await press('Отключить приложение');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ lastName: 'Новая', version: 2 }));
});

test('new codes take the password; a wrong one says so at its field', async () => {
  open(withApp);
  const fields = { currentPassword: 'PASSWORD_WRONG' };
  stub(renewRecoveryCodes, () => new ApiError(422, 'Пароль не подошёл', { fields }));
  await factor();
  await press('Сделать новые запасные коды');
  await givePassword();
  await press('Показать новые коды');
  const field = within(await factor()).getByLabelText('Текущий пароль');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Пароль не подошёл'));
  stub(renewRecoveryCodes, () => ({ recoveryCodes: ['fghjk-78923'] }));
  await press('Показать новые коды');
  expect(await screen.findByText('fghjk-78923')).toBeVisible();
});

test('everywhere one is signed in can be left at once', async () => {
  const session = { ip: '127.0.0.1', browser: 'CHROME', system: 'WINDOWS' } as const;
  const times = { createdAt: '2026-11-01T10:00:00Z', lastUsedAt: '2026-11-01T11:00:00Z' };
  const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
  stub(listSessions, () => [
    { ...session, ...times, id: idOf(1), isCurrent: true },
    { ...session, ...times, id: idOf(2), isCurrent: false },
  ]);
  const ended = jest.fn();
  stub(endSession, ({ params }) => {
    ended(params.id);
    return params;
  });
  const { cookies } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти везде' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Выйти везде' }));
  await waitFor(() => expect(cookies.authToken.read()).toBeUndefined());
  expect(ended.mock.calls).toEqual([[idOf(2)]]);
});

test('one other session is ended by itself, and one’s own stays', async () => {
  const session = { ip: '127.0.0.1', browser: 'CHROME', system: 'WINDOWS' } as const;
  const times = { createdAt: '2026-11-01T10:00:00Z', lastUsedAt: '2026-11-01T11:00:00Z' };
  const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
  stub(listSessions, () => [
    { ...session, ...times, id: idOf(1), isCurrent: true },
    { ...session, ...times, id: idOf(2), isCurrent: false, browser: 'FIREFOX' as const },
  ]);
  const ended = jest.fn();
  stub(endSession, ({ params }) => {
    ended(params.id);
    return params;
  });
  const { cookies } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Завершить сеанс.*Firefox/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Завершить' }));
  await waitFor(() => expect(ended.mock.calls).toEqual([[idOf(2)]]));
  expect(cookies.authToken.read()).toBe('first');
});

test('a new password takes the current one; a wrong one says so, and what was typed stays', async () => {
  open();
  const section = async () => within(await screen.findByRole('region', { name: 'Пароль' }));
  const fields = { currentPassword: 'PASSWORD_WRONG' };
  stub(changePassword, () => new ApiError(422, 'Пароль не подошёл', { fields }));
  const current = (await section()).getByLabelText('Текущий пароль');
  await userEvent.type(current, 'nope');
  await userEvent.type((await section()).getByLabelText(/^Новый пароль/), 'корова перешла дорогу');
  const send = (await section()).getByRole('button', { name: 'Сменить пароль' });
  await userEvent.click(send);
  await waitFor(() => expect(current).toHaveAccessibleDescription('Пароль не подошёл'));
  const sent = jest.fn();
  stub(changePassword, ({ body }) => {
    sent(body);
    return adminUser;
  });
  await userEvent.clear(current);
  await userEvent.type(current, 'secret');
  await userEvent.click(send);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      currentPassword: 'secret',
      newPassword: 'корова перешла дорогу',
    }),
  );
  await waitFor(() => expect(current).toHaveValue(''));
});

test('a guest is asked to sign in, and a participant has no such page', async () => {
  const { unmount } = renderWithSession(<StaffAccountScreen />, { url: '/admin/me' });
  expect(await screen.findByRole('link', { name: /сотрудник/i })).toBeVisible();
  unmount();
  stub(getCurrentHuman, () => newcomer);
  renderWithSession(<StaffAccountScreen />, { token: 'first', url: '/admin/me' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/недоступ/i);
});
