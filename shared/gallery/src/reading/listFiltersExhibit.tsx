import { ListFilters } from '@campus/shared/reading/ListFilters';
import { someOf } from '@campus/shared/reading/someOf';
import type { Exhibit } from '../Exhibit';

const topics = (selected: string[]) =>
  someOf({
    label: 'Темы',
    all: 'Все темы',
    options: ['Стипендии', 'Карта'].map((name) => ({ id: name, name })),
    selected,
    hrefOf: () => '/_ui/reading',
  });
const filters = (selected: string[]) => (
  <ListFilters
    label="Поиск по новостям"
    placeholder="Например, стипендия"
    filters={[topics(selected)]}
    resetTo="/_ui/reading"
  />
);

export const listFiltersExhibit: Exhibit = {
  component: 'reading/ListFilters',
  subject: { element: filters([]), tag: 'section', isControl: true },
  states: { 'nothing chosen': () => filters([]), 'a topic chosen': () => filters(['Карта']) },
};
