import { NoneFound } from '@campus/shared/table/NoneFound';
import type { Exhibit } from '../Exhibit';

export const noneFoundExhibit: Exhibit = {
  component: 'table/NoneFound',
  subject: { element: <NoneFound to="/_ui" />, tag: 'div', isControl: true },
  states: { 'instead of the rows': () => <NoneFound to="/_ui" /> },
};
