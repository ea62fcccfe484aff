import { ApiError } from '@campus/shared/api/ApiError';
import { ApiContext } from '@campus/shared/api/useApi';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { filterPeople, SampleList } from './SampleList';
import { manyPeople, people } from './sampleStaff';

interface SampleAnswersProps {
  /** Answers every call: a value, a failure, or nothing for ever. */
  answer: (input: unknown) => Promise<unknown>;
  /** What is known already, under the key of its call: answered at a time that never changes. */
  known?: { key: readonly unknown[]; data: unknown };
  children: ReactNode;
}

const time = Date.parse('2026-03-05T09:15:00Z');

const clientWith = (known: SampleAnswersProps['known']) => {
  const queries = { staleTime: Infinity, retry: false };
  const client = new QueryClient({ defaultOptions: { queries } });
  if (known) client.setQueryData(known.key, known.data, { updatedAt: time });
  return client;
};

/** Calls without a network. */
function SampleAnswers({ answer, known, children }: SampleAnswersProps) {
  const [client] = useState(() => clientWith(known));
  return (
    <ApiContext value={(_call, input) => answer(input) as Promise<never>}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

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
