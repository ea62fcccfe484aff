import { ApiError } from '@campus/shared/api/ApiError';
import { call, type CallInput } from '@campus/shared/contract/call';
import { pageOf, pageQueryByName } from '@campus/shared/contract/page';
import type { BulkAction } from '@campus/shared/table/BulkBar';
import type { Column } from '@campus/shared/table/DataTable';
import {
  choicesFilter,
  flagFilter,
  rangeFilter,
  searchFilter,
  tabsFilter,
} from '@campus/shared/table/filters';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { List } from './List';

const ticket = z.object({ id: z.string(), topic: z.string() });
type Ticket = z.infer<typeof ticket>;

const filterTickets = call({
  method: 'POST',
  path: '/api/test-tickets/filter',
  summary: 'For this test',
  access: 'public',
  query: pageQueryByName,
  body: z.object({
    search: z.optional(z.string()),
    kind: z.optional(z.enum(['CARD', 'PAY'])),
    statuses: z.optional(z.array(z.enum(['NEW', 'DONE']))),
    isMine: z.optional(z.boolean()),
    createdFrom: z.optional(z.string()),
  }),
  response: pageOf(ticket),
});

const columns: Column<Ticket>[] = [
  { key: 'topic', header: 'Тема', cell: ({ topic }) => topic, priority: 'primary' },
  { key: 'number', header: 'Номер', cell: ({ id }) => id },
];

const filters = {
  search: searchFilter({ label: 'Найти обращение' }),
  kind: tabsFilter({
    label: 'О чём',
    any: 'Обо всём',
    options: [
      { value: 'CARD', label: 'О карте' },
      { value: 'PAY', label: 'О выплатах' },
    ],
  }),
  statuses: choicesFilter({
    label: 'Статус',
    options: [
      { value: 'NEW', label: 'Новое' },
      { value: 'DONE', label: 'Решено' },
    ],
  }),
  isMine: flagFilter({ label: 'Чьё', yes: 'Моё', no: 'Чужое' }),
  created: rangeFilter({ label: 'Создано' }),
};

interface TicketsProps {
  actions?: BulkAction[];
  removed?: ReadonlySet<string>;
}

const Tickets = ({ actions, removed }: TicketsProps) => (
  <List
    call={filterTickets}
    name="tickets"
    caption="Обращения"
    filters={filters}
    input={({ created, ...values }) => ({ body: { ...values, createdFrom: created.from } })}
    sort={{ column: 'topic', asc: true }}
    columns={columns}
    rowKey={({ id }) => id}
    actions={actions}
    removed={removed}
    empty={{ title: 'Обращений пока нет', text: 'Здесь появится первое.' }}
  />
);

const itemsFrom = (skip: number, size: number) =>
  Array.from({ length: size }, (_, index) => ({
    id: String(skip + index),
    topic: `Обращение ${skip + index}`,
  }));

function pageOfTickets(total: number, { query }: CallInput<typeof filterTickets>) {
  const [skip, size] = [Number(query?.skip), Number(query?.size)];
  return { items: itemsFrom(skip, Math.max(0, Math.min(size, total - skip))), total, skip, size };
}

/** How many there are, or why nobody is told. */
function answer(given: number | ApiError) {
  const answering = jest.fn((asked: CallInput<typeof filterTickets>) =>
    given instanceof ApiError ? given : pageOfTickets(given, asked),
  );
  stub(filterTickets, answering);
  return () => answering.mock.lastCall?.[0];
}

const loaded = () => screen.findByText('Найдено: 45');

/** A register for tests, with every kind of filter, over 45 records unless told otherwise. */
export function openTicketList(
  url: string,
  { given = 45, ...props }: TicketsProps & { given?: number | ApiError } = {},
) {
  localStorage.clear();
  const asked = answer(given);
  return { ...renderScreen(<Tickets {...props} />, { url }), asked, answer, loaded };
}
