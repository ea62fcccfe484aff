import { ApiError } from '@campus/shared/api/ApiError';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { SearchedTable } from '@campus/shared/table/SearchedTable';
import { TableBar } from '@campus/shared/table/TableBar';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { SearchField } from '@campus/shared/ui/SearchField';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleAnswers } from '../SampleAnswers';
import { columns, people, rowKey, type SampleEmployee } from './sampleStaff';

interface SampleProps {
  ref?: Ref<HTMLDivElement>;
  answer?: () => Promise<SampleEmployee[]>;
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

const Asked = ({
  data,
  answer,
}: {
  data?: SampleEmployee[];
  answer: () => Promise<SampleEmployee[]>;
}) => (
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

const order = (
  <FilterSelect
    label="Порядок"
    any="По названию"
    value=""
    options={[{ value: 'uses', label: 'По числу материалов' }]}
    onChange={() => undefined}
  />
);

export const tableBarExhibit: Exhibit = {
  component: 'table/TableBar',
  subject: {
    element: <TableBar search={<SearchField label="Найти тему" />} total="Найдено: 8" />,
    tag: 'div',
    isControl: true,
  },
  states: {
    'all of it': () => (
      <TableBar
        search={<SearchField label="Найти тему" name="all" />}
        choices={order}
        total="Найдено: 1 204"
        tools={
          <Button variant="soft" size="s" icon="upload">
            Загрузить из файла
          </Button>
        }
      />
    ),
    'not known yet': () => (
      <TableBar search={<SearchField label="Найти автора" name="unknown" />} choices={order} />
    ),
  },
};
