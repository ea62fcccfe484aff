import { ApiError } from '@campus/shared/api/ApiError';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventFixture } from '../../events/eventFixture';
import { campus } from '../../news/newsFixture';
import { pageSummary } from '../../pages/pageFixture';
import { openDesk, stubNews } from './openDesk';
import { newsRow } from './rowFixtures';

const { staff } = newsRow(1);
const pageOf = <T>(items: T[], total = items.length) => ({ items, total, skip: 0, size: 20 });

const rowOf = async (title: string) => {
  await screen.findByText(title);
  return within(screen.getByRole('row', { name: new RegExp(title) }));
};

test('news say by what they are ordered, and the head of that column turns the order', async () => {
  const answer = stubNews([newsRow(1)]);
  openDesk();
  await rowOf('Новость 1');
  const created = screen.getByRole('columnheader', { name: 'Создано' });
  expect(created).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(within(created).getByRole('link'));
  expect(await screen.findByRole('columnheader', { name: 'Создано' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(answer.mock.lastCall?.[0].query).toMatchObject({ asc: true });
});

test('news are asked for in the order of another column, the latest first', async () => {
  const answer = stubNews([newsRow(1)]);
  const { router } = openDesk();
  await rowOf('Новость 1');
  const changed = screen.getByRole('columnheader', { name: 'Изменено' });
  await userEvent.click(within(changed).getByRole('link'));
  expect(await screen.findByRole('columnheader', { name: 'Изменено' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(answer.mock.lastCall?.[0].query).toMatchObject({ sort: 'changed', asc: false });
  expect(router.state.location.search).toBe('?sort=changed');
});

test('news tell their state, languages, tags and who saved them last', async () => {
  const answer = stubNews([
    newsRow(1, 'SCHEDULED', {
      isPinned: true,
      publishAt: '2026-12-05T09:00:00Z',
      staff: staff && { ...staff, status: 'SCHEDULED', languages: ['ru'] },
    }),
    newsRow(2),
  ]);
  openDesk();
  const first = await rowOf('Новость 1');
  expect(first.getByText('Выйдет 05.12.2026, 12:00')).toBeVisible();
  expect(first.getByText('Закреплено')).toBeVisible();
  expect(first.getByText('английского нет')).toBeInTheDocument();
  expect(first.getByText('Стипендии')).toBeVisible();
  expect(first.getByText('Редакторова Анна')).toBeVisible();
  const second = await rowOf('Новость 2');
  expect(second.getByText('Опубликовано')).toBeVisible();
  expect(second.getByText('английский готов')).toBeInTheDocument();
  expect(second.getByRole('link', { name: /Новость 2/ })).toHaveAttribute(
    'href',
    `/admin/media/news/${newsRow(2).id}`,
  );
  expect(answer.mock.lastCall?.[0]).toMatchObject({
    query: { skip: 0, size: 20, asc: false },
    body: { statuses: ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] },
  });
  expect(screen.getByRole('link', { name: 'Создать' })).toHaveAttribute(
    'href',
    '/admin/media/news/new',
  );
});

test('state, words and tags live in the address', async () => {
  const answer = stubNews([newsRow(1, 'DRAFT')]);
  const { router } = openDesk('/admin/media/news?skip=20');
  await screen.findByText('Новость 1');
  await userEvent.click(screen.getByRole('link', { name: 'Черновики' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти новость' }), 'карта{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /Темы/ }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Кампус' }));
  const params = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(params)).toEqual({
    status: 'DRAFT',
    search: 'карта',
    tagIds: campus.id,
  });
  await waitFor(() =>
    expect(answer.mock.lastCall?.[0].body).toEqual({
      statuses: ['DRAFT'],
      search: 'карта',
      tagIds: [campus.id],
    }),
  );
  expect(screen.getByRole('link', { name: 'Черновики' })).toHaveAttribute('aria-current', 'true');
});

test('events tell when and where they begin', async () => {
  stub(filterEvents, () => pageOf([eventFixture(1, { staff })]));
  openDesk('/admin/media/events?when=UPCOMING');
  const row = await rowOf('Событие 1');
  expect(row.getByText('28.11.2030, 19:00')).toBeVisible();
  expect(row.getByText('Актовый зал')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Когда' })).toHaveDisplayValue('Предстоит');
});

test('pages tell their section, parent and position', async () => {
  const [parent, child] = [pageSummary(1, { staff }), pageSummary(2, { staff, position: 70 })];
  stub(filterInfoPages, ({ body }) =>
    body?.parentId === null ? pageOf([parent]) : pageOf([{ ...child, parentId: parent.id }]),
  );
  openDesk('/admin/media/info-pages');
  const row = await rowOf('Страница 2');
  expect(row.getByText('Помощь')).toBeVisible();
  expect(await row.findByText('Страница 1')).toBeVisible();
});

test('another kind is not found', () => {
  openDesk('/admin/media/videos');
  expect(screen.getByRole('heading', { level: 1, name: 'Такого списка нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'К новостям' })).toHaveAttribute(
    'href',
    '/admin/media/news',
  );
});

test('where nobody has written yet, the first one can be written', async () => {
  stubNews([]);
  openDesk();
  expect(await screen.findByRole('heading', { name: 'Новостей пока нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Создать первый материал' })).toHaveAttribute(
    'href',
    '/admin/media/news/new',
  );
});

test.each([
  ['?status=ARCHIVED', 'Архив пуст', '/admin/media/news'],
  ['?status=DRAFT&search=никто', 'Ничего не нашлось', '/admin/media/news'],
])('a filter without results %s leads back to all', async (search, title, href) => {
  stubNews([]);
  openDesk(`/admin/media/news${search}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать всё' })).toHaveAttribute('href', href);
});

test('a failed load can be tried again', async () => {
  stub(filterNews, () => new ApiError(503, 'Сервис недоступен'));
  openDesk();
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stubNews([newsRow(1)]);
  await userEvent.click(retry);
  expect(await screen.findByText('Новость 1')).toBeVisible();
});

test('who may not see drafts is told so', async () => {
  stub(filterNews, () => new ApiError(403, 'Нужна роль редактора'));
  openDesk();
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль редактора');
});

test('the list speaks English', async () => {
  stubNews([newsRow(1, 'ARCHIVED')]);
  openDesk('/admin/media/news', 'en');
  const row = await rowOf('Новость 1');
  expect(row.getByText('Archived')).toBeVisible();
  expect(screen.getByText('1 item')).toBeVisible();
});

test('auditors read the list and are offered nothing that writes', async () => {
  stubNews([newsRow(1, 'DRAFT')]);
  openDesk('/admin/media/news', 'ru', ['AUDITOR']);
  const row = await rowOf('Новость 1');
  expect(row.getByText('Черновик')).toBeVisible();
  expect(row.getByRole('link', { name: /Новость 1/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Создать' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Выбрать все на странице' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Действия/ })).toBeNull();
});
