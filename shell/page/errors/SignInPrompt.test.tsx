import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { NoAccessScreen } from './NoAccessScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { SignInPrompt } from './SignInPrompt';

test.each([
  ['Войти', 'signIn'],
  ['Зарегистрироваться', 'signUp'],
])('«%s» opens the modal over the address that was wanted', async (name, modal) => {
  const { store, router } = renderWithSession(<SignInPrompt title="Моя карта" />, {
    url: '/me/card',
  });
  const heading = { level: 1, name: 'Войдите, чтобы открыть раздел' };
  expect(screen.getByRole('heading', heading)).toBeVisible();
  expect(screen.getByText(/Раздел «Моя карта» откроется/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(store.getState().modal).toBe(modal);
  expect(router.state.location.pathname).toBe('/me/card');
});

test('staff are sent to their own entrance, which knows the way back', () => {
  renderWithSession(<SignInPrompt title="Сотрудники" />, { url: '/admin/users?skip=20#last' });
  expect(screen.getByRole('link', { name: 'Вход для сотрудников' })).toHaveAttribute(
    'href',
    '/staff/login?next=%2Fadmin%2Fusers%3Fskip%3D20%23last',
  );
});

test('an unknown address and a closed section both lead home', () => {
  const { unmount } = renderWithSession(<NotFoundScreen />);
  expect(screen.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('data-state', 'notFound');
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  unmount();

  renderWithSession(<NoAccessScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Раздел недоступен' })).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('data-state', 'noAccess');
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/Вы не вошли/)).toBeVisible();
});
