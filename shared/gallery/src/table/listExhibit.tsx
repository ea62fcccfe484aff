import { ApiError } from '@campus/shared/api/ApiError';
import type { ReactNode } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleAnswers } from './SampleAnswers';
import { filterPeople, SampleList } from './SampleList';
import { manyPeople, people } from './sampleStaff';

const pageOf = (items: unknown[], total = items.length) => ({ items, total, skip: 0, size: 20 });
const everybody = [...people, ...manyPeople.slice(100, 116)];
const never = () => new Promise<never>(() => undefined);
const failWith = (error: ApiError) => () => Promise.reject(error);

/** As the list asks at an address that says nothing. */
const key = [
  filterPeople.path,
  {
    body: { groups: [], created: {} },
    query: { skip: 0, size: 20, asc: true },
  },
];

const Known = ({ items, children }: { items: unknown[]; children?: ReactNode }) => {
  const data = pageOf(items, items.length && 87);
  return (
    <SampleAnswers known={{ key, data }} answer={() => Promise.resolve(data)}>
      {children ?? <SampleList />}
    </SampleAnswers>
  );
};

const Around = ({ children }: { children: ReactNode }) => (
  <Known items={everybody}>{children}</Known>
);

export const listExhibit: Exhibit = {
  component: 'table/List',
  subject: { element: <SampleList />, tag: 'div', isControl: true, around: Around },
  states: {
    content: () => <Known items={everybody} />,
    empty: () => <Known items={[]} />,
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
