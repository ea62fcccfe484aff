import { screen, within } from '@testing-library/react';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { DataTable, type Column } from './DataTable';

interface Ticket {
  id: string;
  topic: string;
  sum: number;
}

const columns: Column<Ticket>[] = [
  { key: 'topic', header: 'Тема', cell: (row) => row.topic, priority: 'primary' },
  { key: 'sum', header: 'Сумма', cell: (row) => row.sum, align: 'end' },
];
const rows = [{ id: 'a', topic: 'Карта потеряна', sum: 12 }];

test('the first cell links to the row and every cell knows its header', () => {
  renderScreen(
    <DataTable
      caption="Обращения"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLink={(row) => `/tickets/${row.id}`}
    />,
  );
  const table = screen.getByRole('table', { name: 'Обращения' });
  const link = within(table).getByRole('link', { name: 'Карта потеряна' });
  expect(link).toHaveAttribute('href', '/tickets/a');
  expect(within(table).getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Сумма');
});
