import { SearchField } from '@campus/shared/ui/SearchField';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

test('a search keeps the other filters, starts from the first page and follows «back»', async () => {
  const url = '/news?tagIds=a&tagIds=b&skip=20';
  const { router } = renderScreen(<SearchField label="Поиск новостей" />, { url });
  const field = screen.getByRole('searchbox', { name: 'Поиск новостей' });
  await userEvent.type(field, ' карта {Enter}');
  const written = new URLSearchParams(router.state.location.search);
  expect([...written]).toEqual([
    ['tagIds', 'a'],
    ['tagIds', 'b'],
    ['search', 'карта'],
  ]);
  await act(() => router.navigate(-1));
  expect(field).toHaveValue('');
});

test('a search keeps what the address says by now, though the page does not show it yet', async () => {
  const { router } = renderScreen(<SearchField label="Поиск новостей" />, { url: '/news' });
  await userEvent.type(screen.getByRole('searchbox'), 'карта');
  act(() => {
    void router.navigate('/news?status=DRAFT');
    fireEvent.submit(screen.getByRole('search'));
  });
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    status: 'DRAFT',
    search: 'карта',
  });
});

test('a search of another list goes there, and takes nothing of this address along', async () => {
  const field = <SearchField label="Что найти" name="q" at="/search" />;
  const { router } = renderScreen(field, { url: '/gone?tagIds=a' });
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  await userEvent.type(screen.getByRole('searchbox'), 'карта {Enter}');
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/search');
  expect([...new URLSearchParams(search)]).toEqual([['q', 'карта']]);
});

test('what was typed before the page was awake stays', async () => {
  const routes = [{ path: '/news', element: <SearchField label="Поиск новостей" /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/news'] });
  const field = <RouterProvider router={router} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(field);
  await userEvent.type(screen.getByRole('searchbox'), 'карта');
  const awake = await act(async () => hydrateRoot(root, field));
  expect(screen.getByRole('searchbox')).toHaveValue('карта');
  act(() => awake.unmount());
  root.remove();
});

test('a live search follows what is typed after a pause, and takes no key away', async () => {
  const { router } = renderScreen(<SearchField label="Найти ответ" isLive />, { url: '/help' });
  const words = () => new URLSearchParams(router.state.location.search).get('search');
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'карта');
  await waitFor(() => expect(words()).toBe('карта'));
  await userEvent.type(field, ' студента ');
  await waitFor(() => expect(words()).toBe('карта студента'));
  expect(field).toHaveValue('карта студента ');
  await userEvent.clear(field);
  await waitFor(() => expect(words()).toBeNull());
  expect(router.state.historyAction).toBe('REPLACE');
});
