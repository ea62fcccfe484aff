import { SplitList } from '@campus/shared/table/SplitList';
import { Screen } from '@campus/shared/ui/Screen';
import { Surface } from '@campus/shared/ui/Surface';
import type { ReactNode, Ref } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleAnswers } from './SampleAnswers';
import { filterPeople } from './SampleList';
import { columns, manyPeople, people, rowKey } from './sampleStaff';

interface SampleSplitProps {
  ref?: Ref<HTMLDivElement>;
  openKey?: string;
}

const nameOf = (key: string | undefined) => people.find(({ id }) => id === key)?.name ?? '';

const SampleSplit = ({ ref, openKey }: SampleSplitProps) => (
  <SplitList
    ref={ref}
    title="Сотрудники"
    openKey={openKey}
    closedTo="/_ui"
    item={
      <Screen title={nameOf(openKey)}>
        <Surface>Запись сотрудника</Surface>
      </Screen>
    }
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

const key = [filterPeople.path, { query: { skip: 0, size: 20 } }];

const Around = ({ children }: { children: ReactNode }) => (
  <SampleAnswers known={{ key, data: page }} answer={() => Promise.resolve(page)}>
    {children}
  </SampleAnswers>
);

export const splitListExhibit: Exhibit = {
  component: 'table/SplitList',
  subject: { element: <SampleSplit />, tag: 'div', isControl: true, around: Around },
  states: {
    closed: () => (
      <Around>
        <SampleSplit />
      </Around>
    ),
    open: () => (
      <Around>
        <SampleSplit openKey="3" />
      </Around>
    ),
  },
};
