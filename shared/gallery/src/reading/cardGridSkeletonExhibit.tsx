import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import type { Exhibit } from '../Exhibit';

const card = () => (
  <Surface padding="s">
    <SkeletonText lines={2} />
  </Surface>
);

export const cardGridSkeletonExhibit: Exhibit = {
  component: 'reading/CardGridSkeleton',
  subject: { element: <CardGridSkeleton narrowest="s" count={3} card={card} />, tag: 'ul' },
  states: {
    'three cards': () => <CardGridSkeleton narrowest="s" count={3} card={card} />,
    'the first one wide': () => (
      <CardGridSkeleton narrowest="s" count={4} isFirstWide card={card} />
    ),
  },
};
