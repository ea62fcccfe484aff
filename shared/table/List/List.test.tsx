import { ApiError } from '@campus/shared/api/ApiError';
import { call, type CallInput } from '@campus/shared/contract/call';
import { pageOf, pageQueryByName } from '@campus/shared/contract/page';
import type { BulkAction } from '@campus/shared/table/BulkBar';
import type { Column } from '@campus/shared/table/DataTable';
import { choicesFilter, flagFilter, rangeFilter, searchFilter } from '@campus/shared/table/filters';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { List } from './List';

const ticket = z.object({ id: z.string(), topic: z.string() });
const filterTickets = call({
  method: 'POST',
  path: '/api/test-tickets/filter',
  summary: 'For this test',
  access: 'public',
  query: pageQueryByName,
  body: z.object({
    search: z.optional(z.string()),
    statuses: z.optional(z.array(z.enum(['NEW', 'DONE']))),
    isMine: z.optional(z.boolean()),
    createdFrom: z.optional(z.string()),
  }),
  response: pageOf(ticket),
});

const columns: Column<z.infer<typeof ticket>>[] = [
  { key: 'topic', header: 'Тема', cell: ({ topic }) => topic, priority: 'primary' },
  { key: 'number', header: 'Номер', cell: ({ id }) => id },
];

const Tickets = ({ actions }: { actions?: BulkAction[] }) => (
  <List
    call={filterTickets}
    name="tickets"
    caption="Обращения"
    filters={{
      search: searchFilter({ label: 'Найти обращение' }),
      statuses: choicesFilter({
        label: 'Статус',
        options: [
          { value: 'NEW', label: 'Новое' },
          { value: 'DONE', label: 'Решено' },
        ],
      }),
      isMine: flagFilter({ label: 'Чьё', yes: 'Моё', no: 'Чужое' }),
      created: rangeFilter({ label: 'Создано' }),
    }}
    input={({ search, statuses, isMine, created }) => ({
      body: { search, statuses, isMine, createdFrom: created.from },
    })}
    sort={{ column: 'topic', asc: true }}
    columns={columns}
    rowKey={({ id }) => id}
    actions={actions}
    empty={{ title: 'Обращений пока нет', text: 'Здесь появится первое.' }}
  />
);

const itemsFrom = (skip: number, size: number) =>
  Array.from({ length: size }, (_, index) => ({
    id: String(skip + index),
    topic: `Обращение ${skip + index}`,
  }));

type Asked = CallInput<typeof filterTickets>;

function stubTickets(total = 45) {
  const answer = jest.fn(({ query }: Asked) => {
    const [skip, size] = [Number(query?.skip), Number(query?.size)];
    return { items: itemsFrom(skip, Math.max(0, Math.min(size, total - skip))), total, skip, size };
  });
  stub(filterTickets, answer);
  return answer;
}

const asked = (answer: ReturnType<typeof stubTickets>) => answer.mock.lastCall?.[0];
const loaded = () => screen.findByText('Найдено 45 записей');

beforeEach(() => localStorage.clear());

test('a declaration gives rows, a total and pages', async () => {
  const answer = stubTickets();
  renderScreen(<Tickets />, { url: '/tickets' });
  await loaded();
  expect(screen.getByRole('table', { name: 'Обращения' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute(
    'href',
    '/tickets?skip=40',
  );
  expect(asked(answer)?.query).toEqual({ skip: 0, size: 20, asc: true });
});

test('every kind of filter comes from the address and is shown as a chip', async () => {
  const answer = stubTickets();
  const url = '/tickets?search=карта&statuses=NEW&statuses=DONE&isMine=true&createdFrom=2026-03-05';
  renderScreen(<Tickets />, { url });
  await loaded();
  expect(asked(answer)?.body).toEqual({
    search: 'карта',
    statuses: ['NEW', 'DONE'],
    isMine: true,
    createdFrom: '2026-03-05',
  });
  const chips = within(screen.getByRole('list', { name: 'Условия отбора' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '«карта», убрать',
    'Статус: Новое, убрать',
    'Статус: Решено, убрать',
    'Чьё: Моё, убрать',
    'Создано: с 5 марта 2026, убрать',
    'Сбросить всё',
  ]);
  expect(screen.getByRole('button', { name: 'Фильтры (4)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a chip takes its condition off and the focus stays in the list', async () => {
  stubTickets();
  const { router } = renderScreen(<Tickets />, { url: '/tickets?isMine=true&skip=20&modal=a' });
  await loaded();
  await userEvent.click(screen.getByRole('link', { name: /Чьё: Моё/ }));
  expect(router.state.location.search).toBe('?modal=a');
  expect(screen.getByText('Найдено 45 записей')).toHaveFocus();
});

test('several choices and a day are written to the address', async () => {
  stubTickets();
  const { router } = renderScreen(<Tickets />, { url: '/tickets' });
  await loaded();
  await userEvent.click(screen.getByRole('button', { name: /Статус/ }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Решено' }));
  const day = screen.getByLabelText('Создано, с');
  act(() => day.focus());
  fireEvent.change(day, { target: { value: '0202-03-05' } });
  expect(router.state.location.search).toBe('?statuses=DONE');
  fireEvent.change(day, { target: { value: '2026-03-05' } });
  expect(router.state.location.search).toBe('?statuses=DONE&createdFrom=2026-03-05');
  expect(day).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(day).toHaveValue('');
});

test('the order and the size of a page live in the address', async () => {
  const answer = stubTickets();
  const { router } = renderScreen(<Tickets />, { url: '/tickets?skip=20' });
  await loaded();
  await userEvent.click(screen.getByRole('link', { name: 'Тема' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'На странице' }), '50');
  expect(router.state.location.search).toBe('?size=50&asc=false');
  await waitFor(() => expect(asked(answer)?.query).toEqual({ skip: 0, size: 50, asc: false }));
  const head = await screen.findByRole('columnheader', { name: 'Тема' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('what is chosen survives another page and not another filter', async () => {
  stubTickets();
  const run = jest.fn(() => Promise.resolve([]));
  renderScreen(<Tickets actions={[{ label: 'Закрыть', run }]} />, { url: '/tickets' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать: Обращение 1' }));
  await userEvent.click(screen.getByRole('link', { name: 'Страница 2' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Выбрать: Обращение 21' }));
  expect(screen.getByText('Выбрано 2')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Чьё' }), 'Моё');
  await waitFor(() => expect(screen.queryByText(/^Выбрано/)).toBeNull());
});

test('a failed load keeps the filters and can be tried again', async () => {
  stub(filterTickets, () => new ApiError(503, 'Сервис недоступен'));
  renderScreen(<Tickets />, { url: '/tickets?isMine=true' });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.getByRole('combobox', { name: 'Чьё' })).toHaveDisplayValue('Моё');
  stubTickets();
  await userEvent.click(retry);
  expect(await loaded()).toBeVisible();
});

test('a failed refresh keeps the rows and says so', async () => {
  stubTickets();
  renderScreen(<Tickets />, { url: '/tickets' });
  await loaded();
  stub(filterTickets, () => new ApiError(503, 'Сервис недоступен'));
  await userEvent.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByText('Не получилось обновить, показано прежнее')).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Обращение 0' })).toBeVisible();
});

test('who has no access is told so', async () => {
  stub(filterTickets, () => new ApiError(403, 'Нужна роль поддержки'));
  renderScreen(<Tickets />, { url: '/tickets' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Нужна роль поддержки');
});

test.each([
  ['nothing at all', '/tickets', 0, 'Обращений пока нет'],
  ['nothing by this filter', '/tickets?isMine=true', 0, 'Ничего не нашли'],
  ['a page beyond the last', '/tickets?skip=400', 45, 'Такой страницы уже нет'],
])('%s is told apart', async (_, url, total, title) => {
  stubTickets(total);
  renderScreen(<Tickets />, { url });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('the file has what the filter has', async () => {
  const answer = stubTickets(120);
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderScreen(<Tickets />, { url: '/tickets?isMine=true&asc=false' });
  await userEvent.click(await screen.findByRole('button', { name: 'Скачать CSV' }));
  expect(await screen.findByText('В файле 120 строк')).toBeVisible();
  expect(asked(answer)).toMatchObject({
    query: { skip: 100, size: 100, asc: false },
    body: { isMine: true },
  });
  jest.restoreAllMocks();
});
