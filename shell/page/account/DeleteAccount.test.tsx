import { ApiError } from '@campus/shared/api/ApiError';
import { deleteCurrentUser, signOut } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonMenu } from '../layout/PersonMenu';
import { adminUser, newcomer, staff } from '../session/people';
import { renderWithSession } from '../session/renderWithSession';

const restorableUntil = '2026-12-21T10:00:00Z';
const deleted = jest.fn(() => ({ restorableUntil }));

// Compiling it for the first time takes longer than a person would wait.
beforeAll(() => import('./DeleteAccount'));
beforeAll(() => import('../layout/PersonActions'));
beforeEach(() => {
  deleted.mockClear();
  stub(getCurrentHuman, () => newcomer);
  stub(signOut, () => ({}));
  stub(deleteCurrentUser, deleted);
});

async function openMenu() {
  const view = renderWithSession(<PersonMenu own={[]} />, { token: 'first' });
  await userEvent.click(await screen.findByRole('button', { name: /^Ваше меню/ }));
  await screen.findByRole('menuitem', { name: 'Выйти' });
  return view;
}

async function openDialog() {
  const view = await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Удалить учётную запись' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Удалить учётную запись?' });
  expect(dialog).toHaveAccessibleDescription(/30 дней/);
  return view;
}

const button = () => screen.getByRole('button', { name: 'Удалить учётную запись' });
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: /вернуть ничего/ }));

test('the account is deleted after an explicit tick, and the message names the date', async () => {
  const { store, cookies, otherTabs } = await openDialog();
  await tick();
  await userEvent.click(button());
  await waitFor(() => expect(cookies.authToken.read()).toBeUndefined());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(otherTabs.heard).toEqual(['signedOut']);
  const text = expect.stringContaining('21 декабря 2026') as string;
  expect(store.getState().notifications).toMatchObject([{ text, stays: true }]);
});

test('without the tick nothing is sent', async () => {
  await openDialog();
  await userEvent.click(button());
  expect(await screen.findByText(/^Поставьте отметку/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  expect(deleted).not.toHaveBeenCalled();
});

test('a refusal is said plainly, and the person stays', async () => {
  const words = 'Выплата уже отправлена в банк.';
  stub(deleteCurrentUser, () => new ApiError(409, words, { code: 'PAYMENT_PENDING' }));
  const { cookies } = await openDialog();
  await tick();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(cookies.authToken.read()).toBe('first');
});

test('two presses in one tick send once', async () => {
  await openDialog();
  await tick();
  const press = button();
  act(() => {
    fireEvent.click(press);
    fireEvent.click(press);
  });
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
});

test('staff are not offered it', async () => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => adminUser);
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: /Удалить/ })).not.toBeInTheDocument();
});
