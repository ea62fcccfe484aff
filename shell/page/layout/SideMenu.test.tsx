import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { ApiError } from '@campus/shared/api/ApiError';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from '../session/renderWithSession.fixture';
import type { NavigationItem } from '../menu/MenuLink';
import { SideMenu } from './SideMenu';

const count = {
  call: filterNews.path,
  body: { statuses: ['DRAFT'] },
  of: { ru: 'черновики', en: 'drafts' },
} as const;

const item = (
  label: string,
  section: string,
  rest: Partial<NavigationItem> = {},
): NavigationItem => ({
  to: `/admin/${label}`,
  label,
  icon: 'news',
  isCurrent: false,
  section,
  ...rest,
});

const items = [
  item('Сотрудники', 'Система'),
  item('Новости', 'Материалы', { count }),
  item('Релизы', 'Система'),
];

const open = () => renderWithSession(<SideMenu items={items} />);

beforeEach(() => localStorage.clear());

test('entries of one heading stand together under it', () => {
  stub(filterNews, () => ({ items: [], total: 0, skip: 0, size: 1 }));
  open();
  const system = within(screen.getByRole('list', { name: 'Система' }));
  expect(system.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Сотрудники',
    'Релизы',
  ]);
});

test('the section that somebody is in is scrolled into sight', () => {
  stub(filterNews, () => ({ items: [], total: 0, skip: 0, size: 1 }));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(
    this: Element,
  ) {
    const left = this.hasAttribute('aria-current') ? 500 : 0;
    return { left, right: left + 100, top: 0, bottom: 40, width: 100, height: 40 } as DOMRect;
  });
  const shown = [...items, item('Справочники', 'Система', { isCurrent: true })];
  const scrollBy = jest.fn();
  Object.assign(Element.prototype, { scrollBy });
  renderWithSession(<SideMenu items={shown} />);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 500, top: 0 });
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
  jest.restoreAllMocks();
});

test('a declared count is the total of its call, and says what it counts', async () => {
  stub(filterNews, () => ({ items: [], total: 3, skip: 0, size: 1 }));
  open();
  expect(await screen.findByRole('link', { name: /^Новости ?, черновики: 3$/ })).toBeVisible();
});

test('what cannot be counted is not counted', async () => {
  const refusal = jest.fn(() => new ApiError(503, 'Сервис недоступен'));
  stub(filterNews, refusal);
  open();
  expect(await screen.findByRole('link', { name: 'Новости' })).toBeVisible();
});

test('an entry whose page would have nothing to show is left out, and stays through an outage', async () => {
  const entries = [
    item('Сотрудники', 'Система'),
    item('Журнал', 'Система', { needs: filterNews.path }),
  ];
  stub(filterNews, () => new ApiError(404, 'Не найдено'));
  const absent = renderWithSession(<SideMenu items={entries} />);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Журнал' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Сотрудники' })).toBeVisible();
  absent.unmount();
  const refusal = jest.fn(() => new ApiError(503, 'Сервис недоступен'));
  stub(filterNews, refusal);
  renderWithSession(<SideMenu items={entries} />);
  await waitFor(() => expect(refusal).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Журнал' })).toBeVisible();
});

test('the menu is folded into icons, and stays so at the next visit', async () => {
  stub(filterNews, () => ({ items: [], total: 0, skip: 0, size: 1 }));
  const first = open();
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть меню' }));
  expect(screen.getByRole('button', { name: 'Развернуть меню' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  first.unmount();
  open();
  expect(screen.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сотрудники' })).toBeVisible();
});
