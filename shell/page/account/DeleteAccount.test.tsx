import { ApiError } from '@campus/shared/api/ApiError';
import {
  deleteCurrentUser,
  sendConfirmationCode,
  signOut,
} from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, newcomer, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { AccountScreen } from './AccountScreen';

const restorableUntil = '2026-12-21T10:00:00Z';
const deleted = jest.fn((_: unknown) => ({ restorableUntil }));

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./DeleteAccount'));
beforeEach(() => {
  deleted.mockClear();
  stub(getCurrentHuman, () => newcomer);
  stub(signOut, () => ({}));
  stub(deleteCurrentUser, ({ body }) => deleted(body));
});

const open = () => renderWithSession(<AccountScreen />, { token: 'first' });
const account = { level: 1, name: 'Учётная запись' } as const;

async function openDialog() {
  const view = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить учётную запись' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Удалить учётную запись?' });
  expect(dialog).toHaveAccessibleDescription(/30 дней/);
  return view;
}

const button = () => screen.getByRole('button', { name: 'Удалить учётную запись' });
const word = () => screen.getByRole('textbox', { name: 'Чтобы подтвердить, напишите «УДАЛИТЬ»' });

async function confirm() {
  await userEvent.type(word(), 'удалить');
  await userEvent.type(screen.getByLabelText('Код из письма'), '123456');
}

test('the account is deleted once its word is typed and its owner proved, and the message names the date', async () => {
  const { store, cookies, otherTabs } = await openDialog();
  await confirm();
  await userEvent.click(button());
  await waitFor(() => expect(cookies.authToken.read()).toBeUndefined());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(otherTabs.heard).toEqual(['signedOut']);
  expect(deleted).toHaveBeenCalledWith({ code: '123456' });
  const text = expect.stringContaining('21 декабря 2026') as string;
  expect(store.getState().notifications).toMatchObject([{ text, stays: true }]);
});

test('without the word nothing is sent', async () => {
  await openDialog();
  await userEvent.type(word(), 'да');
  await userEvent.click(button());
  await waitFor(() => expect(word()).toHaveAccessibleDescription(/^Напишите слово в точности/));
  await waitFor(() => expect(word()).toHaveFocus());
  expect(deleted).not.toHaveBeenCalled();
});

test('whoever has a password gives it, and a wrong one is said at its field', async () => {
  stub(getCurrentHuman, () => ({ ...newcomer, hasPassword: true }));
  const fields = { currentPassword: 'PASSWORD_WRONG' };
  stub(deleteCurrentUser, () => new ApiError(422, 'Проверьте пароль', { fields }));
  await openDialog();
  await userEvent.type(word(), 'УДАЛИТЬ');
  await userEvent.type(screen.getByLabelText('Текущий пароль'), 'не тот пароль');
  await userEvent.click(button());
  expect(await screen.findByText('Пароль не подошёл')).toBeVisible();
  expect(screen.queryByLabelText('Код из письма')).not.toBeInTheDocument();
});

test('a code comes by mail for whoever has no password', async () => {
  const mailed = jest.fn(() => ({ resendAfter: 60, expiresIn: 600 }));
  stub(sendConfirmationCode, mailed);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
  await waitFor(() => expect(mailed).toHaveBeenCalledTimes(1));
});

test('a refusal is said plainly, and the person stays', async () => {
  const words = 'Выплата уже отправлена в банк.';
  stub(deleteCurrentUser, () => new ApiError(409, words, { code: 'PAYMENT_PENDING' }));
  const { cookies } = await openDialog();
  await confirm();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(cookies.authToken.read()).toBe('first');
});

test('two presses in one tick send once', async () => {
  await openDialog();
  await confirm();
  const press = button();
  act(() => {
    fireEvent.click(press);
    fireEvent.click(press);
  });
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
});

test('what is lost, and for how long it can be had back, stands beside the button', async () => {
  open();
  const zone = await screen.findByRole('region', { name: 'Удаление учётной записи' });
  expect(zone).toHaveTextContent('Карта, заявки и обращения станут недоступны.');
  expect(zone).toHaveTextContent('Ещё 30 дней всё можно вернуть');
});

test('the account names its e-mail once where there is no name, and signs out', async () => {
  const { cookies } = open();
  expect(await screen.findByRole('heading', account)).toBeVisible();
  expect(screen.getAllByText(newcomer.email)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(cookies.authToken.read()).toBeUndefined());
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible();
});

test('staff have an account of their own, on its own page', async () => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => adminUser);
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/me'));
  expect(screen.queryByRole('button', { name: /Удалить/ })).not.toBeInTheDocument();
});
