import { ApiError } from '@campus/shared/api/ApiError';
import { listFooterLinks } from '@campus/shared/contract/settings/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { signOut } from '@campus/shared/contract/auth/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import type { MenuEntry } from '@campus/shared/remote/RemoteDeclaration';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminUser, staff, student } from '../session/people';
import { renderWithSession } from '../session/renderWithSession.fixture';
import { Layout } from './Layout';

const mockNetwork = { isDown: false };
jest.mock('./MoreSheet', () => {
  if (mockNetwork.isDown) throw new Error('The chunk is gone');
  return jest.requireActual<object>('./MoreSheet');
});

const entry = (to: string, ru: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  to,
  label: { ru, en: `${ru} (en)` },
  icon: 'news',
  group: 'main',
  order: 10,
  access: 'public',
  ...rest,
});

const menu = [
  entry('/help/new', 'Помощь', { order: 90 }),
  entry('/news', 'Новости', { shortcut: 'n' }),
  entry('/me/card', 'Моя карта', { group: 'me', access: ['HUMAN', 'STUDENT'] }),
  entry('/me/payments', 'Выплаты', { group: 'me', order: 20, access: ['STUDENT'] }),
  entry('/me/plan', 'План', { group: 'me', order: 30, access: ['STUDENT'], isMinor: true }),
  entry('/admin/users', 'Сотрудники', { group: 'admin', access: ['ADMIN'] }),
];

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const links = [
  { id: uuid(1), title: 'Написать', url: '/help/new', group: 'HELP' as const, position: 2 },
  { id: uuid(2), title: 'Позвонить', url: 'tel:+78000000000', group: 'HELP' as const, position: 1 },
  {
    id: uuid(3),
    title: 'Канал',
    url: 'https://example.com',
    group: 'SOCIAL' as const,
    position: 1,
  },
  {
    id: uuid(4),
    title: 'Уловка',
    url: 'javascript:alert(1)',
    group: 'ABOUT' as const,
    position: 1,
  },
];

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  stub(listFooterLinks, () => links);
  stub(getCurrentHuman, () => student);
});

const open = (options: Parameters<typeof renderWithSession>[1] = {}, children = <p>Экран</p>) =>
  renderWithSession(<Layout menu={menu}>{children}</Layout>, options);

const namesIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a guest sees the public sections in order, and the way in', async () => {
  const { store } = open();
  expect(namesIn('Основное меню')).toEqual(['Новости', 'Помощь']);
  expect(namesIn('Разделы')).toEqual(['Главная', 'Новости', 'Помощь']);
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(store.getState().modal).toBe('signIn');
});

test('the letter that a section declares leads there after g', async () => {
  const { router } = open();
  await userEvent.keyboard('gn');
  expect(router.state.location.pathname).toBe('/news');
  await userEvent.keyboard('gh');
  expect(router.state.location.pathname).toBe('/');
});

test('a student sees the personal sections first, the name and the way out', async () => {
  stub(signOut, () => ({}));
  open({ token: 'first' });
  expect(await screen.findByText('Студентка Первокурсница')).toBeInTheDocument();
  expect(namesIn('Основное меню')).toEqual(['Моя карта', 'Выплаты', 'Новости', 'Помощь']);

  const ownMenu = { name: 'Ваше меню: Студентка Первокурсница' };
  await userEvent.click(screen.getByRole('button', ownMenu));
  expect(await screen.findByRole('menuitem', { name: 'Выплаты' })).toHaveAttribute(
    'href',
    '/me/payments',
  );
  // What cannot be taken back by a slip of the hand is a page away.
  expect(screen.queryByRole('menuitem', { name: /Удалить/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('button', ownMenu)).toHaveFocus();

  await userEvent.click(screen.getByRole('button', ownMenu));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible();
  expect(namesIn('Основное меню')).toEqual(['Новости', 'Помощь']);
});

test('administration has an entrance in the menu, and a frame of its own inside', async () => {
  stub(getCurrentHuman, () => staff);
  stub(getCurrentUser, () => adminUser);
  const { router } = open({ token: 'first' });
  const entrance = await within(
    screen.getByRole('navigation', { name: 'Основное меню' }),
  ).findByRole('link', { name: 'Управление' });
  expect(screen.queryByRole('navigation', { name: 'Управление' })).not.toBeInTheDocument();

  await userEvent.click(entrance);
  expect(router.state.location.pathname).toBe('/admin/users');
  expect(namesIn('Управление')).toEqual(['Сотрудники']);
  expect(screen.getByRole('link', { name: 'Сотрудники' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('navigation', { name: 'Основное меню' })).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('the section of an address below it is the current one', () => {
  open({ url: '/news/first-day' });
  for (const link of screen.getAllByRole('link', { name: 'Новости' }))
    expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Главная' })).not.toHaveAttribute('aria-current');
});

test('of sections inside each other the innermost is the current one', async () => {
  const own = { group: 'me', access: ['HUMAN', 'STUDENT'] } as const;
  const sections = [entry('/me', 'Моя страница', own), entry('/me/card', 'Моя карта', own)];
  const { router } = renderWithSession(<Layout menu={sections}>Экран</Layout>, {
    ...{ token: 'first', url: '/me/card' },
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Разделы' }));
  const currentTab = () => tabs.getByRole('link', { current: 'page' });
  expect(await tabs.findByRole('link', { name: 'Моя страница' })).toBeVisible();
  expect(currentTab()).toHaveTextContent('Моя карта');
  await act(() => router.navigate('/me/profile'));
  expect(currentTab()).toHaveTextContent('Моя страница');
});

test('a section may be larger than the address that it leads to', () => {
  const sections = [entry('/desk/news', 'Материалы', { area: '/desk' })];
  renderWithSession(<Layout menu={sections}>Экран</Layout>, { url: '/desk/tags' });
  for (const link of screen.getAllByRole('link', { name: 'Материалы' }))
    expect(link).toHaveAttribute('aria-current', 'page');
});

const many = Array.from({ length: 6 }, (_, index) =>
  entry(`/s${index}`, `Раздел ${index}`, { order: index }),
);

// A sheet that has come once stays loaded, so the test in which it comes is after this one.
test('a sheet that does not load says so, leaves the page as it is and is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithSession(
    <Layout menu={many}>
      <input aria-label="Имя" />
    </Layout>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна');
  const more = screen.getByRole('button', { name: 'Ещё' });
  mockNetwork.isDown = true;
  await userEvent.click(more);
  expect(await screen.findByText(/^Меню не открылось/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');

  mockNetwork.isDown = false;
  await userEvent.click(more);
  expect(await screen.findByRole('dialog', { name: 'Все разделы' })).toBeVisible();
});

test('tabs that do not fit are in a sheet, which closes when one is chosen', async () => {
  const { router } = renderWithSession(<Layout menu={many}>Экран</Layout>);
  expect(namesIn('Разделы')).toEqual(['Главная', 'Раздел 0', 'Раздел 1', 'Раздел 2']);

  await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
  const sheet = await screen.findByRole('dialog', { name: 'Все разделы' });
  await userEvent.click(within(sheet).getByRole('link', { name: 'Раздел 5' }));
  expect(router.state.location.pathname).toBe('/s5');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the language changes in place', async () => {
  open();
  const [ru, en] = [
    screen.getByRole('button', { name: 'RU' }),
    screen.getByRole('button', { name: 'EN' }),
  ];
  expect(ru).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(en);
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(namesIn('Main menu')).toEqual(['Новости (en)', 'Помощь (en)']);
  expect(en).toHaveAttribute('aria-pressed', 'true');
});

test('footer links stand in groups by position; only safe addresses are links', async () => {
  open();
  await screen.findByText('Уловка');
  expect(namesIn('Полезные ссылки')).toEqual([
    'Позвонить',
    'Написать',
    'Канал (откроется в новой вкладке)',
  ]);
});

test('without footer links the page stays whole', async () => {
  stub(listFooterLinks, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('link', { name: 'Вход для сотрудников' })).toBeVisible();
  expect(screen.getByText('Экран')).toBeVisible();
});

test('the skip link leads to the content', () => {
  open();
  expect(screen.getByRole('link', { name: 'Перейти к содержимому' })).toHaveAttribute(
    'href',
    '#main',
  );
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

test('notices are shown and closed', async () => {
  const { store } = open();
  act(() => store.getState().notify({ tone: 'success', text: 'Готово' }));
  expect(await screen.findByText('Готово')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
  expect(screen.queryByText('Готово')).not.toBeInTheDocument();
});

test('when the query parameter grid is present, a 12-column grid overlay is shown', () => {
  const plain = open();
  const parts = plain.container.querySelectorAll('.overlay').length;
  plain.unmount();
  const { container } = open({ url: '/?grid' });
  expect(container.querySelectorAll('.columns > .column')).toHaveLength(12);
  expect(container.querySelectorAll('.overlay')).toHaveLength(parts + 1);
});
