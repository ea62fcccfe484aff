import { FilterChips } from '@campus/shared/reading/FilterChips';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import type { Exhibit } from '../Exhibit';

const chips = [{ label: 'Все темы', to: '/_ui/reading', selected: true }];
const filters = (
  <ListFilters label="Поиск по новостям" placeholder="Например, стипендия">
    <FilterChips label="Темы" chips={chips} />
  </ListFilters>
);

export const listFiltersExhibit: Exhibit = {
  component: 'reading/ListFilters',
  subject: { element: filters, tag: 'div', isControl: true },
  states: { 'words and topics': () => filters },
};
