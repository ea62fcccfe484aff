import { ApiError } from '@campus/shared/api/ApiError';
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
import { SplitList } from '@campus/shared/table/SplitList';
import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import { type ReactNode, type Ref } from 'react';
import * as z from 'zod/mini';
import type { Exhibit } from '../Exhibit';
import { SampleAnswers } from '../SampleAnswers';
import { columns, manyPeople, people, rowKey } from './sampleStaff';

const person = z.object({
  id: z.string(),
  name: z.string(),
  login: z.string(),
  organisation: z.nullable(z.string()),
  fee: z.number(),
});

const filterPeople = call({
  method: 'POST',
  path: '/api/gallery/people',
  summary: 'For the gallery',
  access: 'public',
  query: pageQueryByName,
  body: z.looseObject({}),
  response: pageOf(person),
});

const actions: BulkAction[] = [
  { label: 'Закрыть доступ', icon: 'lock', run: () => Promise.resolve() },
];

/** A list with every kind of filter. */
const SampleList = ({ ref }: { ref?: Ref<HTMLDivElement> }) => (
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

const pageWith = (items: unknown[], total = items.length) => ({
  items,
  total,
  skip: 0,
  size: 20,
});
const everybody = [...people, ...manyPeople.slice(100, 116)];
const never = () => new Promise<never>(() => undefined);
const failWith = (error: ApiError) => () => Promise.reject(error);

/** As the list asks at an address that says nothing. */
const listKey = [
  filterPeople.path,
  {
    body: { groups: [], created: {} },
    query: { skip: 0, size: 20, asc: true },
  },
];

const KnownList = ({ items, children }: { items: unknown[]; children?: ReactNode }) => {
  const data = pageWith(items, items.length && 87);
  return (
    <SampleAnswers known={{ key: listKey, data }} answer={() => Promise.resolve(data)}>
      {children ?? <SampleList />}
    </SampleAnswers>
  );
};

const AroundList = ({ children }: { children: ReactNode }) => (
  <KnownList items={everybody}>{children}</KnownList>
);

export const listExhibit: Exhibit = {
  component: 'table/List',
  subject: { element: <SampleList />, tag: 'div', isControl: true, around: AroundList },
  states: {
    content: () => <KnownList items={everybody} />,
    empty: () => <KnownList items={[]} />,
    loading: () => (
      <SampleAnswers answer={never}>
        <SampleList />
      </SampleAnswers>
    ),
    failed: () => (
      <SampleAnswers answer={failWith(new ApiError(503, 'Сервис недоступен, попробуйте позже'))}>
        <SampleList />
      </SampleAnswers>
    ),
    'no access': () => (
      <SampleAnswers answer={failWith(new ApiError(403, 'Нужна роль администратора'))}>
        <SampleList />
      </SampleAnswers>
    ),
  },
};

interface SampleSplitProps {
  ref?: Ref<HTMLDivElement>;
  openKey?: string;
}

const nameOf = (key: string) => people.find(({ id }) => id === key)?.name ?? '';

const SampleSplit = ({ ref, openKey }: SampleSplitProps) => (
  <SplitList
    ref={ref}
    title="Сотрудники"
    openKey={openKey}
    closedTo="/_ui"
    item={(id) => (
      <Screen title={nameOf(id)}>
        <Surface>Запись сотрудника</Surface>
      </Screen>
    )}
    call={filterPeople}
    name="gallery.split"
    caption="Сотрудники"
    columns={columns}
    rowKey={rowKey}
    rowLink={({ id }) => `/_ui/${id}`}
    empty={{ title: 'Сотрудников пока нет' }}
  />
);

const items = [...people, ...manyPeople.slice(100, 104)];
const page = { items, total: items.length, skip: 0, size: 20 };

const splitKey = [filterPeople.path, { query: { skip: 0, size: 20 } }];

const AroundSplitList = ({ children }: { children: ReactNode }) => (
  <SampleAnswers known={{ key: splitKey, data: page }} answer={() => Promise.resolve(page)}>
    {children}
  </SampleAnswers>
);

export const splitListExhibit: Exhibit = {
  component: 'table/SplitList',
  subject: { element: <SampleSplit />, tag: 'div', isControl: true, around: AroundSplitList },
  states: {
    closed: () => (
      <AroundSplitList>
        <SampleSplit />
      </AroundSplitList>
    ),
    open: () => (
      <AroundSplitList>
        <SampleSplit openKey="3" />
      </AroundSplitList>
    ),
  },
};
