import { Pagination } from '@campus/shared/ui/Pagination';
import type { Exhibit } from '../Exhibit';

const hrefOf = (skip: number) => `/_ui/ui?skip=${skip}`;

export const paginationExhibit: Exhibit = {
  component: 'ui/Pagination',
  subject: {
    element: <Pagination total={45} skip={20} size={20} hrefOf={hrefOf} />,
    tag: 'nav',
    isControl: true,
  },
  states: {
    'in the middle of many': () => (
      <Pagination total={2_000} skip={400} size={20} hrefOf={hrefOf} />
    ),
    'first of two': () => <Pagination total={31} skip={0} size={20} hrefOf={hrefOf} />,
    last: () => <Pagination total={101} skip={100} size={20} hrefOf={hrefOf} />,
  },
};
