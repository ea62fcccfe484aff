import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Stack } from '@campus/shared/ui/Stack';

const rows = [1, 2, 3, 4, 5, 6];

export function UsersSkeleton() {
  return (
    <Stack gap={2}>
      <Skeleton width={160} />
      {rows.map((row) => (
        <Skeleton key={row} height={60} radius="m" />
      ))}
    </Stack>
  );
}
