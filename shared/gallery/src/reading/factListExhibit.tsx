import { FactList, type Fact } from '@campus/shared/reading/FactList';
import type { Exhibit } from '../Exhibit';

const facts: readonly Fact[] = [
  { icon: 'calendar', term: 'Когда', value: '12 января 2026, 18:00' },
  {
    icon: 'pin',
    term: 'Место',
    value: (
      <>
        <span>Актовый зал</span>
        <small>Ленинский проспект, 65</small>
      </>
    ),
  },
];

export const factListExhibit: Exhibit = {
  component: 'reading/FactList',
  subject: { element: <FactList facts={facts} />, tag: 'dl' },
  states: { 'when and where': () => <FactList facts={facts} /> },
};
