import { getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageItem } from '../pageFixture';
import { openInfoPage, stubInfoPage } from '../openInfoPage';

beforeEach(stubInfoPage);

test('contents lead to the parts of the text, and the part takes the focus', async () => {
  openInfoPage();
  const contents = await screen.findByRole('navigation', { name: 'На этой странице' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Первое', 'Второе дело']);
  await userEvent.click(within(contents).getByRole('link', { name: 'Второе дело' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Второе дело' })).toHaveFocus();
});

test('the same part is gone to a second time, and a window that opens meanwhile keeps the focus', async () => {
  const { router } = openInfoPage();
  const contents = await screen.findByRole('navigation', { name: 'На этой странице' });
  const link = within(contents).getByRole('link', { name: 'Второе дело' });
  await userEvent.click(link);
  await userEvent.click(link);
  expect(screen.getByRole('heading', { level: 2, name: 'Второе дело' })).toHaveFocus();
  link.focus();
  await act(() => router.navigate('?modal=signIn#part-2'));
  expect(link).toHaveFocus();
});

test('an address with a part opens at it', async () => {
  openInfoPage('/info/page-1#part-1');
  const part = await screen.findByRole('heading', { level: 2, name: 'Первое' });
  await waitFor(() => expect(part).toHaveFocus());
});

test('whoever comes back to a part is where they have left the page, and not at its heading', async () => {
  stub(getInfoPageByUrl, ({ params }) => pageItem(params.url === 'page-2' ? 2 : 1));
  const { router } = openInfoPage('/info/page-1#part-1');
  const part = await screen.findByRole('heading', { level: 2, name: 'Первое' });
  await waitFor(() => expect(part).toHaveFocus());
  // As the frame of the page does.
  router.enableScrollRestoration({}, () => 500);
  await act(() => router.navigate('/info/page-2'));
  await screen.findByRole('heading', { level: 1, name: 'Страница 2' });
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Страница 1' });
  expect(screen.getByRole('heading', { level: 2, name: 'Первое' })).not.toHaveFocus();
});

test('a heading that an editor has left empty is no part, and the others keep their addresses', async () => {
  const body = '<h2>Первое</h2><p>Раз</p><h2> </h2><h2>Третье</h2><p>Три</p>';
  stub(getInfoPageByUrl, () => pageItem(1, { body }));
  openInfoPage();
  const contents = await screen.findByRole('navigation', { name: 'На этой странице' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Первое', 'Третье']);
  expect(links[1]).toHaveAttribute('href', '/info/page-1#part-3');
});

test('a page of one part needs no contents', async () => {
  stub(getInfoPageByUrl, () => pageItem(1, { body: '<h2>Одно</h2><p>Текст</p>' }));
  openInfoPage();
  await screen.findByRole('heading', { level: 2, name: 'Одно' });
  expect(screen.queryByRole('navigation', { name: 'На этой странице' })).toBeNull();
});
