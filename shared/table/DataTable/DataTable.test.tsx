import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useSelection } from '@campus/shared/table/useSelection';
import { DataTable, type Column } from './DataTable';

interface Ticket {
  id: string;
  topic: string;
  sum: number | null;
}

const columns: Column<Ticket>[] = [
  { key: 'topic', header: 'Тема', cell: (row) => row.topic, priority: 'primary' },
  { key: 'sum', header: 'Сумма', cell: (row) => row.sum, align: 'end' },
];
const ticketsOf = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    topic: `Обращение ${index}`,
    sum: index * 10,
  }));
const rowKey = ({ id }: Ticket) => id;
const shared = { caption: 'Обращения', columns, rowKey };
const rows: Ticket[] = [{ id: 'a', topic: 'Карта потеряна', sum: 12 }];

test('the headline links to the row and every cell knows its header', () => {
  renderScreen(<DataTable {...shared} rows={rows} rowLink={({ id }) => `/tickets/${id}`} />);
  const table = screen.getByRole('table', { name: 'Обращения' });
  const link = within(table).getByRole('link', { name: 'Карта потеряна' });
  expect(link).toHaveAttribute('href', '/tickets/a');
  expect(within(table).getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Сумма');
});

test.each([
  ['no value', columns],
  [
    'a condition that does not hold',
    [columns[0], { key: 'sum', header: 'Сумма', cell: ({ sum }: Ticket) => sum !== null && sum }],
  ],
])('a cell of %s says so', (_, its) => {
  const empty = [{ id: 'a', topic: 'Карта', sum: null }];
  renderScreen(<DataTable {...shared} columns={its as Column<Ticket>[]} rows={empty} />);
  expect(screen.getByRole('cell', { name: 'нет данных' })).toHaveTextContent('—');
});

test('a row that is being edited has a form in place of its cells', () => {
  const rowForm = ({ id }: Ticket) => id === 'a' && <input aria-label="Новая тема" />;
  renderScreen(<DataTable {...shared} rows={[...rows, ...ticketsOf(1)]} rowForm={rowForm} />);
  const field = screen.getByRole('textbox', { name: 'Новая тема' });
  expect(field.closest('td')).toHaveAttribute('colspan', '2');
  expect(screen.queryByText('Карта потеряна')).toBeNull();
  expect(screen.getByRole('cell', { name: 'Обращение 0' })).toBeVisible();
});

test('the sorted column says its order and leads to the other one', () => {
  const sort = { column: 'topic', asc: true, hrefOf: (asc: boolean) => `/tickets?asc=${asc}` };
  renderScreen(<DataTable {...shared} rows={rows} sort={sort} />);
  const header = screen.getByRole('columnheader', { name: 'Тема' });
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect(within(header).getByRole('link')).toHaveAttribute('href', '/tickets?asc=false');
  expect(screen.getByRole('columnheader', { name: 'Сумма' })).not.toHaveAttribute('aria-sort');
});

test('a server that knows other orders is led to them by their headers', () => {
  const hrefOf = (asc: boolean, column = 'topic') => `/tickets?sort=${column}&asc=${asc}`;
  const sort = { column: 'topic', asc: true, others: ['sum'], hrefOf };
  renderScreen(<DataTable {...shared} rows={rows} sort={sort} />);
  const header = screen.getByRole('columnheader', { name: 'Сумма' });
  expect(header).not.toHaveAttribute('aria-sort');
  expect(within(header).getByRole('link')).toHaveAttribute('href', '/tickets?sort=sum&asc=false');
});

test('a table that has all of its rows orders them itself, numbers as numbers', async () => {
  const own = columns.map((column) => ({
    ...column,
    sortBy: (row: Ticket) => (column.key === 'sum' ? (row.sum ?? 0) : row.topic),
  }));
  const sums = [100, 20, 3].map((sum) => ({ id: String(sum), topic: `Обращение ${sum}`, sum }));
  renderScreen(<DataTable {...shared} columns={own} rows={sums} />);
  const order = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(order()).toEqual(['100', '20', '3']);
  await userEvent.click(screen.getByRole('button', { name: 'Сумма' }));
  expect(order()).toEqual(['3', '20', '100']);
  await userEvent.click(screen.getByRole('button', { name: 'Сумма' }));
  expect(order()).toEqual(['100', '20', '3']);
});

const summed: Column<Ticket>[] = [
  { ...columns[0], total: (its: readonly Ticket[]) => `Всего ${its.length}` } as Column<Ticket>,
  {
    ...columns[1],
    total: (its: readonly Ticket[]) => its.reduce((all, { sum }) => all + (sum ?? 0), 0),
  } as Column<Ticket>,
];

test('the last row has the sums of the columns that declare one', () => {
  renderScreen(<DataTable {...shared} columns={summed} rows={ticketsOf(4)} />);
  const last = screen.getAllByRole('row').at(-1) as HTMLElement;
  expect(within(last).getByRole('rowheader', { name: 'Всего 4' })).toBeVisible();
  expect(within(last).getByRole('cell', { name: '60' })).toHaveAttribute('data-align', 'end');
});

test('of very many rows the sums are the last row, and of none there are no sums', () => {
  const { unmount } = renderScreen(
    <DataTable {...shared} columns={summed} rows={ticketsOf(500)} />,
  );
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '502');
  expect(screen.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '502');
  unmount();
  renderScreen(<DataTable {...shared} columns={summed} rows={[]} />);
  expect(screen.queryByRole('rowheader')).toBeNull();
});

test('while there are no rows yet, only the heads are read', () => {
  renderScreen(<DataTable {...shared} rows={undefined} />);
  expect(screen.getByRole('table', { name: 'Обращения', busy: true })).toBeVisible();
  expect(screen.queryByRole('cell')).toBeNull();
});

interface ChosenProps {
  count?: number;
  scope?: string;
  columns?: Column<Ticket>[];
}

function Chosen({ count = 5, scope, columns: own = columns }: ChosenProps) {
  const selection = useSelection(scope);
  const [tickets] = useState(() => ticketsOf(count));
  return (
    <>
      <p role="status">{[...selection.chosen.values()].join(', ')}</p>
      <DataTable {...shared} columns={own} rows={tickets} selection={selection} />
    </>
  );
}

const boxOf = (index: number) =>
  screen.getByRole('checkbox', { name: `Выбрать: Обращение ${index}` });
const all = () => screen.getByRole('checkbox', { name: 'Выбрать все на странице' });

test('all rows of the page are chosen at once, and some of them show as partly', async () => {
  renderScreen(<Chosen count={3} />);
  await userEvent.click(boxOf(1));
  expect(all()).toBePartiallyChecked();
  await userEvent.click(all());
  expect(all()).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Обращение 1, Обращение 0, Обращение 2');
  await userEvent.click(all());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('whoever chooses a row has no cell of the table drawn anew', async () => {
  const drawn: string[] = [];
  const telling: Column<Ticket>[] = [
    {
      ...{ key: 'topic', header: 'Тема', text: ({ topic }) => topic },
      cell: ({ id, topic }) => {
        drawn.push(id);
        return topic;
      },
    },
  ];
  renderScreen(<Chosen count={3} columns={telling} />);
  drawn.length = 0;
  await userEvent.click(boxOf(1));
  expect(boxOf(1)).toBeChecked();
  expect(drawn).toStrictEqual([]);
});

test('a click with Shift chooses everything in between', async () => {
  renderScreen(<Chosen />);
  const user = userEvent.setup();
  await user.click(boxOf(3));
  await user.keyboard('{Shift>}');
  await user.click(boxOf(1));
  await user.keyboard('{/Shift}');
  for (const index of [1, 2, 3]) expect(boxOf(index)).toBeChecked();
  for (const index of [0, 4]) expect(boxOf(index)).not.toBeChecked();
});

test('a space with Shift does the same from the keyboard', async () => {
  renderScreen(<Chosen />);
  const user = userEvent.setup();
  await user.click(boxOf(0));
  boxOf(2).focus();
  await user.keyboard('{Shift>}[Space]{/Shift}');
  for (const index of [0, 1, 2]) expect(boxOf(index)).toBeChecked();
});

function Refiltered() {
  const [scope, setScope] = useState('new');
  return (
    <>
      <button onClick={() => setScope('old')}>Старые</button>
      <Chosen scope={scope} />
    </>
  );
}

test('another filter starts with nothing chosen', async () => {
  renderScreen(<Refiltered />);
  await userEvent.click(boxOf(0));
  expect(screen.getByRole('status')).toHaveTextContent('Обращение 0');
  await userEvent.click(screen.getByRole('button', { name: 'Старые' }));
  expect(boxOf(0)).not.toBeChecked();
});

test('of very many rows only those in sight are drawn, and each knows its place', () => {
  renderScreen(<DataTable {...shared} rows={ticketsOf(500)} />);
  const table = screen.getByRole('table', { name: 'Обращения' });
  expect(table).toHaveAttribute('aria-rowcount', '501');
  const drawn = within(table).getAllByRole('row');
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[1]).toHaveAttribute('aria-rowindex', '2');
  expect(within(table).queryByText('Обращение 499')).toBeNull();
});

test('the row that has the focus stays when the page is scrolled far away from it', () => {
  renderScreen(<Chosen count={500} />);
  act(() => boxOf(1).focus());
  window.scrollY = 20_000;
  fireEvent.scroll(window);
  expect(boxOf(340)).toBeInTheDocument();
  expect(boxOf(1)).toHaveFocus();
  window.scrollY = 0;
});

test('the row that is open stays, too, with what is typed in it', () => {
  const rowForm = ({ id }: Ticket) => id === '1' && <input aria-label="Тема" />;
  renderScreen(<DataTable {...shared} rows={ticketsOf(500)} openKey="1" rowForm={rowForm} />);
  window.scrollY = 20_000;
  fireEvent.scroll(window);
  expect(screen.getByRole('textbox', { name: 'Тема' })).toBeInTheDocument();
  window.scrollY = 0;
});

describe('where there is no room', () => {
  const wide: Column<Ticket>[] = [
    ...columns,
    { key: 'topicAgain', header: 'Раздел', cell: () => 'Карта', priority: 'spare' },
    { key: 'place', header: 'Где', cell: () => 'Москва', priority: 'secondary' },
    { key: 'author', header: 'Кто', cell: () => 'Анна', priority: 'secondary' },
  ];
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.style.fontSize = '';
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });

  /** Every column takes 200 px, and what rows are called takes `name`; the headers of those that went. */
  function goneWithin(width: number, { name = 400 } = {}) {
    document.documentElement.style.fontSize = '16px';
    const isGone = (cell: HTMLElement) => {
      const gone = cell.closest('[data-gone]')?.getAttribute('data-gone')?.split(' ') ?? [];
      return gone.includes(cell.dataset.minor ?? 'one of those that stay');
    };
    const heads = () => screen.getAllByRole('columnheader');
    const widthOf = jest.spyOn(Element.prototype, 'clientWidth', 'get');
    widthOf.mockImplementation(function (this: Element) {
      return this.matches('td') ? name : width;
    });
    const contents = jest.spyOn(Element.prototype, 'scrollWidth', 'get');
    contents.mockImplementation(() => 200 * heads().filter((head) => !isGone(head)).length);
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    const { unmount } = renderScreen(
      <DataTable {...shared} columns={wide} rows={rows} isCompact />,
    );
    const gone = heads()
      .filter(isGone)
      .map((head) => head.textContent);
    unmount();
    return gone;
  }

  test('columns that matter less give way one by one until nothing scrolls, the spare ones last', () => {
    expect(goneWithin(1000)).toStrictEqual([]);
    expect(goneWithin(800)).toEqual(['Кто']);
    expect(goneWithin(600)).toEqual(['Где', 'Кто']);
    expect(goneWithin(400)).toEqual(['Раздел', 'Где', 'Кто']);
  });

  test('for what rows are called only secondary ones go', () => {
    expect(goneWithin(1000, { name: 200 })).toEqual(['Где', 'Кто']);
  });
});
