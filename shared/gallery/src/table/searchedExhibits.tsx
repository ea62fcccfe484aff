import { ApiError } from '@campus/shared/api/ApiError';
import { SearchedTable } from '@campus/shared/table/SearchedTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleAnswers } from '../SampleAnswers';
import { columns, people, rowKey, type Person } from './sampleStaff';

interface SampleProps {
  ref?: Ref<HTMLDivElement>;
  answer?: () => Promise<Person[]>;
}

const known = { key: ['searched'], data: people };

const Sample = ({ ref, answer = () => Promise.resolve(people) }: SampleProps) => (
  <SearchedTable
    ref={ref}
    query={useQuery({ queryKey: known.key, queryFn: answer })}
    caption="Сотрудники"
    columns={columns}
    rowKey={rowKey}
    label="Найти сотрудника"
    wordsOf={({ name, login }) => `${name} ${login}`}
    totalLabel={(count) => `Найдено: ${count}`}
    empty={<EmptyState title="Сотрудников пока нет" />}
  />
);

const Around = ({ children }: { children: ReactNode }) => (
  <SampleAnswers known={known} answer={() => Promise.resolve(people)}>
    {children}
  </SampleAnswers>
);

const Asked = ({ data, answer }: { data?: Person[]; answer: () => Promise<Person[]> }) => (
  <SampleAnswers known={data && { ...known, data }} answer={answer}>
    <Sample answer={answer} />
  </SampleAnswers>
);

const never = () => new Promise<never>(() => undefined);
const fail = () => Promise.reject(new ApiError(503, 'Сервис недоступен, попробуйте позже'));

export const searchedTableExhibit: Exhibit = {
  component: 'table/SearchedTable',
  subject: { element: <Sample />, tag: 'div', isControl: true, around: Around },
  states: {
    content: () => (
      <Around>
        <Sample />
      </Around>
    ),
    empty: () => <Asked data={[]} answer={() => Promise.resolve([])} />,
    loading: () => <Asked answer={never} />,
    failed: () => <Asked answer={fail} />,
  },
};
