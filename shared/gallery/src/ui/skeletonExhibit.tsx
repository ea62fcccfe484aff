import { Skeleton } from '@campus/shared/ui/Skeleton';
import type { Exhibit } from '../Exhibit';

export const skeletonExhibit: Exhibit = {
  component: 'ui/Skeleton',
  subject: { element: <Skeleton />, tag: 'span' },
  states: {
    line: () => <Skeleton />,
    'a button': () => <Skeleton width={160} height={44} radius="m" />,
    'a picture': () => <Skeleton height={120} radius="l" />,
    'a face': () => <Skeleton width={40} height={40} radius="full" />,
  },
};
