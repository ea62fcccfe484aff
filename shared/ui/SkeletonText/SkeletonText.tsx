import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Stack } from '@campus/shared/ui/Stack';
import type { Ref } from 'react';

interface SkeletonTextProps {
  lines?: number;
  ref?: Ref<HTMLDivElement>;
}

/** Lines of text that is coming; the last is shorter. */
export function SkeletonText({ lines = 3, ref }: SkeletonTextProps) {
  return (
    <Stack ref={ref} gap={3}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </Stack>
  );
}
