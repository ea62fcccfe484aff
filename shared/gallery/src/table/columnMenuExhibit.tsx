import { ColumnMenu } from '@campus/shared/table/ColumnMenu';
import { DataTable } from '@campus/shared/table/DataTable';
import { useColumns } from '@campus/shared/table/useColumns';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';
import { columns, people, rowKey } from './sampleStaff';

const Sample = () => {
  const { shown, hidden, hide } = useColumns('gallery', columns);
  return (
    <Stack align="stretch">
      <div>
        <ColumnMenu columns={columns} hidden={hidden} onHide={hide} />
      </div>
      <DataTable caption="Столбцы на выбор" columns={shown} rows={people} rowKey={rowKey} />
    </Stack>
  );
};

export const columnMenuExhibit: Exhibit = {
  component: 'table/ColumnMenu',
  subject: {
    element: <ColumnMenu columns={columns} hidden={[]} onHide={() => undefined} />,
    tag: 'button',
    isControl: true,
  },
  states: { 'over a table': Sample },
};
