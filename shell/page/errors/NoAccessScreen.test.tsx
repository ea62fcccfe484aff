import { signOut } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newcomer, student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { NoAccessScreen } from './NoAccessScreen';

test('it says whose account has no right, and lets it be changed', async () => {
  stub(getCurrentHuman, () => student);
  stub(signOut, () => ({}));
  const { cookies } = renderWithSession(<NoAccessScreen />, { token: 'first' });
  expect(await screen.findByText(/Вы вошли как Студентка Первокурсница/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Сменить учётную запись' }));
  expect(await screen.findByText(/Вы не вошли/)).toBeVisible();
  expect(cookies.authToken.read()).toBeUndefined();
});

test('a guest is offered to sign in over the same address', async () => {
  const { store } = renderWithSession(<NoAccessScreen />, { url: '/403' });
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(store.getState().modal).toBe('signIn');
});

test('a participant is told why a section is closed and which step opens it', async () => {
  stub(getCurrentHuman, () => newcomer);
  const reason = {
    text: { ru: 'Выплаты появятся, когда подтвердим учёбу', en: 'Payments come with your studies' },
    to: '/me/card',
    label: { ru: 'Что осталось', en: 'What is left' },
  };
  renderWithSession(<NoAccessScreen reason={reason} />, { token: 'first' });
  expect(await screen.findByText('Выплаты появятся, когда подтвердим учёбу')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Что осталось' })).toHaveAttribute('href', '/me/card');
  expect(screen.queryByRole('button', { name: 'Сменить учётную запись' })).toBeNull();
});
