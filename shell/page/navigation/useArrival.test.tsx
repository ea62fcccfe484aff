import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, ScrollRestoration, useLocation } from 'react-router-dom';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { Arrival } from './Arrival';

/** The second page comes late, as the code of a remote would. */
function Pages() {
  const { pathname } = useLocation();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    window.addEventListener('arrive', () => setHere(true));
  }, []);
  return (
    <>
      <ScrollRestoration />
      <Arrival />
      {pathname === '/' && <Link to="/second">Дальше</Link>}
      <Link to="?page=2">Страница 2</Link>
      <Link to="/second#rules">К правилам</Link>
      {pathname === '/second' && <Link to="/">Домой</Link>}
      <input aria-label="Поиск" />
      {(pathname === '/' || isHere) && (
        <>
          <h1 id="screen-title" tabIndex={-1}>
            {pathname}
          </h1>
          <h2 id="rules">Правила</h2>
        </>
      )}
    </>
  );
}

const arrive = () => act(() => void window.dispatchEvent(new Event('arrive')));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

let view: ReturnType<typeof renderWithSession>;
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.scrollTo = jest.fn();
  view = renderWithSession(<Pages />);
});

test('the first page leaves the focus alone, and so does another filter of it', async () => {
  expect(document.body).toHaveFocus();
  await follow('Страница 2');
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveFocus();
});

test('after a move the heading takes the focus as soon as it is there', async () => {
  await follow('Дальше');
  arrive();
  await waitFor(() => expect(screen.getByRole('heading', { name: '/second' })).toHaveFocus());
});

test('somebody who is doing something else by then is told, and not interrupted', async () => {
  await follow('Дальше');
  await userEvent.type(screen.getByRole('textbox', { name: 'Поиск' }), 'карта');
  arrive();
  await screen.findByRole('heading', { name: '/second' });
  expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus();
  expect(await screen.findByText('/second', { selector: '[aria-live]' })).toBeInTheDocument();
});

test('a screen that only gets another address keeps the focus where it is', async () => {
  screen.getByRole('textbox', { name: 'Поиск' }).focus();
  arrive();
  await act(() => view.router.navigate('/second', { replace: true, state: { sameAs: '/' } }));
  expect(await screen.findByRole('heading', { name: '/second' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Поиск' })).toHaveFocus();
});

test('“back” returns the focus to the link that was followed', async () => {
  await follow('Дальше');
  arrive();
  await waitFor(() => expect(screen.getByRole('heading', { name: '/second' })).toHaveFocus());
  await act(() => view.router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Дальше' })).toHaveFocus());
});

test('an anchor leads to its heading, also where that comes late', async () => {
  await follow('К правилам');
  arrive();
  const rules = await screen.findByRole('heading', { name: 'Правила' });
  await waitFor(() => expect(rules).toHaveFocus());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test('“back” to an address with a part leads to where the page was left, and not to the part', async () => {
  await follow('К правилам');
  arrive();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Правила' })).toHaveFocus());
  await follow('Домой');
  await waitFor(() => expect(screen.getByRole('heading', { name: '/' })).toHaveFocus());
  jest.mocked(Element.prototype.scrollIntoView).mockClear();
  await act(() => view.router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Домой' })).toHaveFocus());
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});
