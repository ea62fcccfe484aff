import type { LanguageKey } from '@campus/shared/contract/fields';
import { filterInfoPages, getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { InfoPageScreen } from '../InfoPageScreen';
import { pageItem, pageSummary } from '../pageFixture';

const parent = pageSummary(1);
const section = [parent, ...[2, 3].map((number) => pageSummary(number, { parentId: parent.id }))];
const open = (url = '/info/page-1', language: LanguageKey = 'ru') =>
  renderScreen(<InfoPageScreen />, {
    url,
    path: '/info/:url',
    language,
    texts: { namespace: 'media', locales: { ru, en } },
  });

beforeEach(() => {
  stub(getInfoPageByUrl, () => pageItem(1));
  stub(filterInfoPages, () => ({ items: section, total: 3, skip: 0, size: 100 }));
});

test('contents lead to the parts of the text, and the part takes the focus', async () => {
  open();
  const contents = await screen.findByRole('navigation', { name: 'На этой странице' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Первое', 'Второе дело']);
  await userEvent.click(within(contents).getByRole('link', { name: 'Второе дело' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Второе дело' })).toHaveFocus();
});

test('an address with a part opens at it', async () => {
  open('/info/page-1#part-1');
  const part = await screen.findByRole('heading', { level: 2, name: 'Первое' });
  await waitFor(() => expect(part).toHaveFocus());
});

test('a page of one part needs no contents', async () => {
  stub(getInfoPageByUrl, () => pageItem(1, { body: '<h2>Одно</h2><p>Текст</p>' }));
  open();
  await screen.findByRole('heading', { level: 2, name: 'Одно' });
  expect(screen.queryByRole('navigation', { name: 'На этой странице' })).toBeNull();
});
