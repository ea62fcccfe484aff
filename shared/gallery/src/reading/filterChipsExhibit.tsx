import { FilterChips } from '@campus/shared/reading/FilterChips';
import type { Exhibit } from '../Exhibit';

const chips = ['Любое время', 'Эта неделя', 'Этот месяц'].map((label, index) => ({
  label,
  to: '/_ui/reading',
  selected: index === 0,
}));

export const filterChipsExhibit: Exhibit = {
  component: 'reading/FilterChips',
  subject: { element: <FilterChips label="Когда" chips={chips} />, tag: 'nav', isControl: true },
  states: { 'one of three': () => <FilterChips label="Когда" chips={chips} /> },
};
