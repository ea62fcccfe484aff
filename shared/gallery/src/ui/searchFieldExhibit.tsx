import { SearchField } from '@campus/shared/ui/SearchField';
import type { Exhibit } from '../Exhibit';

export const searchFieldExhibit: Exhibit = {
  component: 'ui/SearchField',
  subject: { element: <SearchField label="Найти новость" />, tag: 'form', isControl: true },
  states: {
    usual: () => <SearchField label="Найти новость" name="first" />,
    'with a hint of its own': () => (
      <SearchField label="Найти сотрудника" name="second" placeholder="Фамилия, почта" />
    ),
  },
};
