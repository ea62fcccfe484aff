import { screen, waitFor } from '@testing-library/react';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { createSignInCode, LazySignIn } from './LazySignIn';

jest.mock('./SignInModal', () => {
  throw new Error('The chunk is gone');
});

test('a sign-in window that does not load says so and leaves the page alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store } = renderWithSession(
    <>
      <h1>Новости</h1>
      <LazySignIn code={createSignInCode()} />
    </>,
  );
  store.getState().openModal('signIn');

  await waitFor(() => expect(store.getState().notifications).not.toStrictEqual([]));
  expect(store.getState().notifications[0]?.text).toMatch(/^Окно входа не загрузилось/);
  expect(store.getState().modal).toBeNull();
  expect(screen.getByRole('heading', { name: 'Новости' })).toBeVisible();
});
