import { call } from '@campus/shared/contract/call';
import { pageOf, pageQueryByName } from '@campus/shared/contract/page';
import type { BulkAction } from '@campus/shared/table/BulkBar';
import {
  choiceFilter,
  choicesFilter,
  flagFilter,
  rangeFilter,
  searchFilter,
} from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { oneByOne } from '@campus/shared/table/oneByOne';
import type { Ref } from 'react';
import * as z from 'zod/mini';
import { columns, rowKey } from './sampleStaff';

const person = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string(),
  organisation: z.nullable(z.string()),
  fee: z.number(),
});

export const filterPeople = call({
  method: 'POST',
  path: '/api/gallery/people',
  summary: 'For the gallery',
  access: 'public',
  query: pageQueryByName,
  body: z.looseObject({}),
  response: pageOf(person),
});

const actions: BulkAction[] = [
  { label: 'Закрыть доступ', icon: 'lock', run: oneByOne(() => Promise.resolve()) },
];

/** A list with every kind of filter. */
export const SampleList = ({ ref }: { ref?: Ref<HTMLDivElement> }) => (
  <List
    ref={ref}
    call={filterPeople}
    name="gallery"
    caption="Сотрудники"
    filters={{
      search: searchFilter({ label: 'Найти сотрудника', placeholder: 'Имя или логин' }),
      role: choiceFilter({
        label: 'Роль',
        any: 'Любая',
        options: [
          { value: 'SUPPORT', label: 'Поддержка' },
          { value: 'ADMIN', label: 'Администратор' },
        ],
      }),
      groups: choicesFilter({
        label: 'Группы',
        options: [
          { value: 'a', label: 'Приёмная комиссия' },
          { value: 'b', label: 'Деканат' },
        ],
      }),
      isActive: flagFilter({ label: 'Доступ', yes: 'Открыт', no: 'Закрыт' }),
      created: rangeFilter({ label: 'Создан' }),
    }}
    input={(filter) => ({ body: filter })}
    sort={{ column: 'name', asc: true }}
    columns={columns}
    rowKey={rowKey}
    actions={actions}
    empty={{ title: 'Сотрудников пока нет', text: 'Пригласите первого — ему придёт письмо.' }}
  />
);
