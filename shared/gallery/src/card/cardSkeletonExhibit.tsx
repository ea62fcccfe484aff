import { CardSkeleton } from '@campus/shared/card/CardSkeleton';
import type { Exhibit } from '../Exhibit';
import { Place } from './Place';

export const cardSkeletonExhibit: Exhibit = {
  component: 'card/CardSkeleton',
  subject: { element: <CardSkeleton />, tag: 'div' },
  states: {
    usual: () => <CardSkeleton />,
    'on a phone of 320 px': () => (
      <Place of="phone">
        <CardSkeleton />
      </Place>
    ),
  },
};
