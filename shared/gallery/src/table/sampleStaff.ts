import type { Column } from '@campus/shared/table/DataTable';

export interface SampleEmployee {
  id: string;
  name: string;
  login: string;
  organisation: string | null;
  fee: number;
}

export const people: SampleEmployee[] = [
  {
    id: '1',
    name: 'Иванова Мария Петровна',
    login: 'ivanova@example.test',
    organisation: 'Северный технологический университет',
    fee: 12_500,
  },
  { id: '2', name: 'Ли Анна', login: 'li@example.test', organisation: null, fee: 400 },
  {
    id: '3',
    name: 'Петров-Водкин Кузьма Сергеевич',
    login: 'petrov@example.test',
    organisation: 'Институт искусств',
    fee: 1_250_300,
  },
  {
    id: '4',
    name: 'Рентгеноэлектрокардиографический-Достопримечательный Константин',
    login: 'very.long.address.without.any.space.in.it@department.example.test',
    organisation: 'Межрегиональный научно-исследовательский институт электрооборудования',
    fee: 70,
  },
];

export const columns: Column<SampleEmployee>[] = [
  { key: 'name', header: 'Имя', cell: ({ name }) => name, priority: 'primary' },
  { key: 'login', header: 'Логин', cell: ({ login }) => login },
  {
    key: 'organisation',
    header: 'Организация',
    cell: ({ organisation }) => organisation,
    priority: 'secondary',
  },
  {
    key: 'fee',
    header: 'Взносы, ₽',
    cell: ({ fee }) => fee.toLocaleString('ru-RU'),
    align: 'end',
  },
];

const sumOf = (rows: readonly SampleEmployee[]) => rows.reduce((sum, { fee }) => sum + fee, 0);

/** With the sum of what everybody has paid. */
export const summedColumns: Column<SampleEmployee>[] = columns.map((column) => {
  if (column.key === 'name') return { ...column, total: () => 'Всего' };
  if (column.key !== 'fee') return column;
  return { ...column, total: (rows) => sumOf(rows).toLocaleString('ru-RU') };
});

export const rowKey = ({ id }: SampleEmployee) => id;

export const manyPeople: SampleEmployee[] = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Сотрудник ${index + 1}`,
  login: `user${index + 1}@example.test`,
  organisation: 'Институт искусств',
  fee: index * 37,
}));
