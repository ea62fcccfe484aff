import { FilterChips } from '@campus/shared/ui/FilterChips';
import type { Exhibit } from '../Exhibit';

const chip = (text: string) => ({ key: text, text, to: '/_ui/ui' });
const chips = (
  <FilterChips
    chips={['Когда: эта неделя', 'Тема: Спорт'].map(chip)}
    resetTo="/_ui/ui"
    onRemove={() => undefined}
  />
);

export const filterChipsExhibit: Exhibit = {
  component: 'ui/FilterChips',
  subject: { element: chips, tag: 'ul', isControl: true },
  states: { 'two conditions': () => chips },
};
