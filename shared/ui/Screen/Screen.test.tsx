import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, RouterProvider, createMemoryRouter, useNavigate } from 'react-router-dom';
import { Screen } from './Screen';

function News() {
  const navigate = useNavigate();
  return (
    <Screen title="Новости">
      <Link to="/events">События</Link>
      <button onClick={() => void navigate('?tag=sport')}>Спорт</button>
    </Screen>
  );
}

function Events() {
  const navigate = useNavigate();
  return (
    <Screen title="События">
      <button onClick={() => void navigate(-1)}>Назад</button>
    </Screen>
  );
}

const shown = (name: string) => screen.getByRole('region', { name });
const press = (role: 'link' | 'button', name: string) =>
  userEvent.click(screen.getByRole(role, { name }));

test('only a screen that somebody moves to fades in: not the first one, one that is filtered, nor one that is come back to', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <News /> },
    { path: '/events', element: <Events /> },
  ]);
  render(<RouterProvider router={router} />);
  expect(shown('Новости')).not.toHaveAttribute('data-entrance');
  await press('button', 'Спорт');
  expect(shown('Новости')).not.toHaveAttribute('data-entrance');
  await press('link', 'События');
  expect(shown('События')).toHaveAttribute('data-entrance');
  await press('button', 'Назад');
  expect(shown('Новости')).not.toHaveAttribute('data-entrance');
});
