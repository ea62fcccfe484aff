import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../session/renderWithSession';
import { useTitleFocus } from './useTitleFocus';

/** The second page's heading comes late, as the code of a remote would. */
function Pages() {
  useTitleFocus();
  const { pathname } = useLocation();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    window.addEventListener('arrive', () => setHere(true));
  }, []);
  return (
    <>
      <Link to="/second">Дальше</Link>
      <Link to="?page=2">Страница 2</Link>
      <input aria-label="Поиск" />
      {(pathname === '/' || isHere) && (
        <h1 id="screen-title" tabIndex={-1}>
          {pathname}
        </h1>
      )}
    </>
  );
}

const arrive = () => act(() => void window.dispatchEvent(new Event('arrive')));

beforeEach(() => void renderWithSession(<Pages />));

test('the first page leaves the focus alone, and so does another filter of it', async () => {
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveFocus();
});

test('after a move the heading takes the focus as soon as it is there', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }));
  arrive();
  await waitFor(() => expect(screen.getByRole('heading', { name: '/second' })).toHaveFocus());
});

test('somebody who is doing something else by then is not interrupted', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Дальше' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Поиск' }), 'карта');
  arrive();
  await screen.findByRole('heading', { name: '/second' });
  expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus();
});
