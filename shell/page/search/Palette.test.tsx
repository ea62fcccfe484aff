import { ApiError } from '@campus/shared/api/ApiError';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterPartners } from '@campus/shared/contract/partners/calls';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { nothing, pageOfNews, renderSearch } from './findFixtures';
import { Palette, PaletteWindow } from './Palette';

const sections = [
  { to: paths.home(), label: 'Главная', icon: 'home' as const, isCurrent: false },
  { to: mediaPaths.news(), label: 'Новости', icon: 'news' as const, isCurrent: false },
];
const asked = jest.fn();
const onDone = jest.fn();
const onHelp = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  stub(filterNews, ({ body }) => {
    asked(body?.search);
    return pageOfNews(body?.search === 'права' ? ['Права студента'] : []);
  });
  stub(filterEvents, () => nothing);
  stub(filterInfoPages, () => nothing);
  stub(filterPartners, () => nothing);
});
afterEach(() => {
  for (const name of ['Language', 'Theme']) document.cookie = `${name}=; path=/; max-age=0`;
});

const open = () =>
  renderSearch(
    <Palette sections={sections} onHelp={onHelp} onDone={onDone} onClose={() => undefined} />,
  );
const field = () => screen.getByRole('combobox', { name: 'Что найти' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const namesOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('before anything is typed it offers sections, actions and what was searched for', () => {
  localStorage.setItem('campus.searches', '["общежитие"]');
  open();
  expect(namesOf('Вы искали')).toEqual(['общежитие']);
  expect(namesOf('Разделы')).toEqual(['Главная', 'Новости']);
  expect(namesOf('Действия')).toContain('Тёмная тема');
  expect(asked).not.toHaveBeenCalled();
});

test('a section with nothing to show is not offered, as in the menu', async () => {
  stub(filterUsers, () => new ApiError(404, 'Не найдено'));
  const more = { to: '/admin/help', label: 'Отзывы', icon: 'check' as const, isCurrent: false };
  const all = [...sections, { ...more, needs: filterUsers.path }];
  const ways = { onHelp, onDone, onClose: () => undefined };
  renderSearch(<Palette sections={all} {...ways} />);
  await waitFor(() => expect(namesOf('Разделы')).toEqual(['Главная', 'Новости']));
});

test('a news item is found and opened with the keyboard alone', async () => {
  const { router } = open();
  await userEvent.type(field(), 'права');
  await screen.findByRole('option', { name: /Права студента/ });
  expect(screen.getByRole('status')).toHaveTextContent('Найден 1 материал');
  expect(active()).toHaveTextContent('Права студента');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(mediaPaths.newsItem('item-0'));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls).toEqual([['права']]);
});

test('the arrows walk through all groups and around the end', async () => {
  open();
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Новости');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toHaveTextContent('Войти');
  expect(active()).toHaveAttribute('aria-selected', 'true');
});

test('words typed in the other layout are understood where they find nothing else', async () => {
  open();
  await userEvent.type(field(), 'ghfdf');
  await screen.findByRole('option', { name: /Права студента/ });
  expect(screen.getByRole('status')).toHaveTextContent('по запросу «права»');
});

test('all results stand behind the last line', async () => {
  const { router } = open();
  await userEvent.type(field(), 'права');
  await userEvent.click(screen.getByRole('option', { name: /Показать все результаты/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe(paths.search('права'));
});

test('a kind that fails says so and leaves the others alone', async () => {
  stub(filterEvents, () => new ApiError(503, 'Сервис недоступен'));
  open();
  await userEvent.type(field(), 'права');
  const events = await screen.findByRole('group', { name: 'События' });
  expect(events).toHaveTextContent('Эта часть поиска сейчас не отвечает');
  expect(screen.getByRole('option', { name: /Права студента/ })).toBeVisible();
});

test('nothing found is said, and one letter is too short', async () => {
  open();
  await userEvent.type(field(), 'я');
  expect(screen.getByRole('status')).toHaveTextContent('Введите хотя бы две буквы');
  await userEvent.type(field(), 'щщ');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('«ящщ» ничего'));
  expect(screen.queryByRole('option', { name: /Показать все результаты/ })).toBeNull();
});

test('an action is done, found by a word of it', async () => {
  open();
  await userEvent.type(field(), 'клавиш{Enter}');
  expect(onHelp).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Сочетания клавиш' }));
  expect(onHelp).toHaveBeenCalledTimes(1);
});

test('a find in another language than the reader’s is marked so', async () => {
  const page = pageOfNews(['Student rights']);
  const items = page.items.map((item) => ({ ...item, lang: 'en' as const }));
  stub(filterNews, () => ({ ...page, items }));
  open();
  await userEvent.type(field(), 'rights');
  expect(await screen.findByRole('option', { name: /Student rights.*по-английски/ })).toBeVisible();
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Искать</button>
      {isOpen && (
        <PaletteWindow sections={sections} onHelp={onHelp} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

async function choose(name: string) {
  renderSearch(<Opener />);
  const opener = screen.getByRole('button', { name: 'Искать' });
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return opener;
}

test.each(['Тёмная тема', 'Switch to English', 'Главная'])(
  '«%s» moves the focus nowhere, so it goes back to where it was',
  async (name) => {
    const opener = await choose(name);
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

test.each(['Новости', 'Сочетания клавиш'])('«%s» takes the focus itself', async (name) => {
  expect(await choose(name)).not.toHaveFocus();
});
