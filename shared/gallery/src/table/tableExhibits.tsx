import { ApiError } from '@campus/shared/api/ApiError';
import { ActionBar } from '@campus/shared/table/ActionBar';
import { BulkBar, type BulkAction } from '@campus/shared/table/BulkBar';
import { ColumnMenu } from '@campus/shared/table/ColumnMenu';
import { DataTable } from '@campus/shared/table/DataTable';
import { ExportButton } from '@campus/shared/table/ExportButton';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { NameCell } from '@campus/shared/table/NameCell';
import { useColumns } from '@campus/shared/table/useColumns';
import { useSelection, type Selection } from '@campus/shared/table/useSelection';
import { Avatar } from '@campus/shared/ui/Avatar';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { columns, manyPeople, people, rowKey, summedColumns } from './sampleStaff';

const usualTable = { caption: 'Сотрудники', columns, rowKey, rows: people };
const rowLink = ({ id }: { id: string }) => `/_ui/table?row=${id}`;
const hrefOf = (asc: boolean) => `/_ui/table?asc=${asc}`;

const Chosen = () => {
  const { chosen, ...rest } = useSelection();
  const selection = { ...rest, chosen: new Map([...chosen, ['2', 'Ли Анна']] as const) };
  const sort = { column: 'name', asc: true, hrefOf };
  return <DataTable {...usualTable} rowLink={rowLink} sort={sort} selection={selection} />;
};

export const dataTableExhibit: Exhibit = {
  component: 'table/DataTable',
  subject: { element: <DataTable {...usualTable} rowLink={rowLink} />, tag: 'table' },
  states: {
    usual: () => <DataTable {...usualTable} />,
    'chosen, sorted and linked': Chosen,
    'sorted from the end': () => (
      <DataTable {...usualTable} sort={{ column: 'name', asc: false, hrefOf }} />
    ),
    'a row that is being edited': () => (
      <DataTable
        {...usualTable}
        rowForm={({ id }) => id === '2' && <p>Вместо ячеек стоит форма.</p>}
      />
    ),
    'with sums': () => <DataTable {...usualTable} columns={summedColumns} />,
    stale: () => <DataTable {...usualTable} stale />,
    loading: () => <DataTable {...usualTable} rows={undefined} />,
    'so many rows that only those in sight are drawn': () => (
      <DataTable {...usualTable} caption="Все сотрудники" rows={manyPeople.slice(0, 201)} />
    ),
  },
};

const three = [
  ['1', 'Иванова Мария'],
  ['2', 'Ли Анна'],
  ['3', 'Петров Кузьма'],
] as const;

const refuse = (key: string) =>
  key === '2'
    ? Promise.reject(new ApiError(422, 'Это последний администратор'))
    : Promise.resolve();

const actions: BulkAction[] = [
  { label: 'Открыть доступ', icon: 'check', run: () => Promise.resolve() },
  { label: 'Закрыть доступ', icon: 'lock', run: refuse },
  {
    label: 'Удалить',
    icon: 'trash',
    tone: 'danger',
    run: () => Promise.resolve(),
    confirm: (count) => ({ title: `Удалить: ${count}?`, text: 'Вернуть их не получится.' }),
  },
];

const fixed: Selection = {
  chosen: new Map(three),
  choose: () => undefined,
  clear: () => undefined,
};

const act = (
  <Button size="s" variant="soft" icon="check">
    Включить 12 человек
  </Button>
);

export const actionBarExhibit: Exhibit = {
  component: 'table/ActionBar',
  subject: {
    element: (
      <ActionBar label="Что сделать с найденными" status="Найдено 12 человек">
        {act}
      </ActionBar>
    ),
    tag: 'div',
  },
  states: {
    'about all rows': () => (
      <ActionBar label="Что сделать с найденными" status="Найдено 12 человек">
        {act}
      </ActionBar>
    ),
  },
};

const LiveBulkBar = () => {
  const selection = useSelection();
  return (
    <Stack>
      <Button variant="soft" onClick={() => selection.choose(three, true)}>
        Выбрать троих
      </Button>
      <BulkBar selection={selection} actions={actions} />
    </Stack>
  );
};

export const bulkBarExhibit: Exhibit = {
  component: 'table/BulkBar',
  subject: {
    element: <BulkBar selection={fixed} actions={actions} />,
    tag: 'div',
    isControl: true,
  },
  states: {
    'three rows chosen': () => <BulkBar selection={fixed} actions={actions} />,
    'nothing chosen, then three; one of them is refused': LiveBulkBar,
    'one action': () => <BulkBar selection={fixed} actions={actions.slice(0, 1)} />,
  },
};

const ColumnMenuSample = () => {
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
  states: { 'over a table': ColumnMenuSample },
};

const usualExport = { list: 'Сотрудники', columns };
const load = ({ skip, size }: { skip: number; size: number }) =>
  Promise.resolve({ items: manyPeople.slice(skip, skip + size), total: manyPeople.length });
const fail = () => Promise.reject(new ApiError(503, 'Сервис недоступен, попробуйте позже.'));
const never = () => new Promise<never>(() => undefined);

export const exportButtonExhibit: Exhibit = {
  component: 'table/ExportButton',
  subject: {
    element: <ExportButton {...usualExport} load={load} />,
    tag: 'button',
    isControl: true,
  },
  states: {
    usual: () => <ExportButton {...usualExport} load={load} />,
    'never ends': () => <ExportButton {...usualExport} load={never} />,
    fails: () => <ExportButton {...usualExport} load={fail} />,
  },
};

const options = [
  { value: 'support', label: 'Поддержка' },
  { value: 'content', label: 'Редактор' },
  { value: 'long', label: 'Администратор образовательной организации высшего образования' },
];
const loaded = { list: [], isLoading: false, hasFailed: false, retry: () => undefined };
const ignore = () => undefined;

const UsualFilter = () => {
  const [value, setValue] = useState('');
  return (
    <FilterSelect label="Роль" any="Любая" value={value} options={options} onChange={setValue} />
  );
};

export const filterSelectExhibit: Exhibit = {
  component: 'table/FilterSelect',
  subject: {
    element: <FilterSelect label="Роль" value="" options={options} onChange={ignore} />,
    tag: 'select',
    isControl: true,
  },
  states: {
    usual: UsualFilter,
    'long choice': () => (
      <FilterSelect label="Роль" value="long" options={options} onChange={ignore} />
    ),
    'loading and failed': () => (
      <Stack>
        <FilterSelect
          label="Роль"
          value="a"
          options={{ ...loaded, isLoading: true }}
          onChange={ignore}
        />
        <FilterSelect
          label="Организация"
          value=""
          options={{ ...loaded, hasFailed: true }}
          onChange={ignore}
        />
      </Stack>
    ),
  },
};

const name = 'Редактор Новостная';
const picture = <Avatar name={name} size="s" />;

export const nameCellExhibit: Exhibit = {
  component: 'table/NameCell',
  subject: { element: <NameCell picture={picture} name={name} />, tag: 'span' },
  states: {
    usual: () => <NameCell picture={picture} name={name} note="Ведущая рубрики" />,
    'without a note': () => <NameCell picture={picture} name={name} />,
    'compact and long': () => (
      <div data-density="compact">
        <NameCell
          picture={picture}
          name={`${name} с очень длинной двойной фамилией`}
          note="Старший редактор отдела новостей и событий"
        />
      </div>
    ),
  },
};
