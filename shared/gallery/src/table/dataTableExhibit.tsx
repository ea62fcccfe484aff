import { DataTable } from '@campus/shared/table/DataTable';
import { useSelection } from '@campus/shared/table/useSelection';
import type { Exhibit } from '../Exhibit';
import { columns, manyPeople, people, rowKey, summedColumns } from './sampleStaff';

const usual = { caption: 'Сотрудники', columns, rowKey, rows: people };
const rowLink = ({ id }: { id: string }) => `/_ui/table?row=${id}`;
const hrefOf = (asc: boolean) => `/_ui/table?asc=${asc}`;

const Chosen = () => {
  const { chosen, ...rest } = useSelection();
  const selection = { ...rest, chosen: new Map([...chosen, ['2', 'Ли Анна']] as const) };
  const sort = { column: 'name', asc: true, hrefOf };
  return <DataTable {...usual} rowLink={rowLink} sort={sort} selection={selection} />;
};

export const dataTableExhibit: Exhibit = {
  component: 'table/DataTable',
  subject: { element: <DataTable {...usual} rowLink={rowLink} />, tag: 'table' },
  states: {
    usual: () => <DataTable {...usual} />,
    'chosen, sorted and linked': Chosen,
    'sorted from the end': () => (
      <DataTable {...usual} sort={{ column: 'name', asc: false, hrefOf }} />
    ),
    'a row that is being edited': () => (
      <DataTable {...usual} rowForm={({ id }) => id === '2' && <p>Вместо ячеек стоит форма.</p>} />
    ),
    'with sums': () => <DataTable {...usual} columns={summedColumns} />,
    stale: () => <DataTable {...usual} stale />,
    loading: () => <DataTable {...usual} rows={undefined} />,
    'so many rows that only those in sight are drawn': () => (
      <DataTable {...usual} caption="Все сотрудники" rows={manyPeople.slice(0, 201)} />
    ),
  },
};
