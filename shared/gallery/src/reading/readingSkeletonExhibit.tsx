import { ReadingSkeleton } from '@campus/shared/reading/ReadingSkeleton';
import type { Exhibit } from '../Exhibit';

export const readingSkeletonExhibit: Exhibit = {
  component: 'reading/ReadingSkeleton',
  subject: { element: <ReadingSkeleton />, tag: 'article' },
  states: {
    'text alone': () => <ReadingSkeleton />,
    'with a cover': () => <ReadingSkeleton hasCover />,
    'aside last': () => <ReadingSkeleton isAsideLast />,
  },
};
