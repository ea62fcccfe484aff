import { NothingFound } from '@campus/shared/ui/NothingFound';
import type { Exhibit } from '../Exhibit';

export const nothingFoundExhibit: Exhibit = {
  component: 'ui/NothingFound',
  subject: { element: <NothingFound of="rows" to="/_ui" />, tag: 'div', isControl: true },
  states: {
    'instead of the rows': () => <NothingFound of="rows" to="/_ui" />,
    'instead of the cards': () => <NothingFound of="cards" to="/_ui" />,
  },
};
