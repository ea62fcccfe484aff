import { Breadcrumbs } from '@campus/shared/ui/Breadcrumbs';
import type { Exhibit } from '../Exhibit';

const crumbs = [
  { to: '/admin', label: 'Управление' },
  { to: '/admin/users', label: 'Сотрудники' },
];
const long = Array.from({ length: 5 }, (_, index) => ({
  to: `/level-${index}`,
  label: `Раздел с длинным названием ${index + 1}`,
}));

export const breadcrumbsExhibit: Exhibit = {
  component: 'ui/Breadcrumbs',
  subject: { element: <Breadcrumbs crumbs={crumbs} />, tag: 'nav' },
  states: {
    usual: () => <Breadcrumbs crumbs={crumbs} />,
    'many long ones': () => <Breadcrumbs crumbs={long} />,
  },
};
