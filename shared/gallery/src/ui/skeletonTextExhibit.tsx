import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

export const skeletonTextExhibit: Exhibit = {
  component: 'ui/SkeletonText',
  subject: { element: <SkeletonText />, tag: 'div' },
  states: {
    usual: () => <SkeletonText />,
    'one line': () => <SkeletonText lines={1} />,
    'with a face': () => (
      <Stack>
        <Skeleton width={40} height={40} radius="full" />
        <SkeletonText lines={4} />
      </Stack>
    ),
  },
};
