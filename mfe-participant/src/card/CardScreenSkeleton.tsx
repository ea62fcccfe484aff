import { CardSkeleton } from '@campus/shared/card/CardSkeleton';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import styles from './OwnCard.module.css';

export function CardScreenSkeleton() {
  return (
    <div className={styles.layout}>
      <Stack gap={5}>
        <CardSkeleton />
        <Skeleton width={220} height={44} radius="m" />
      </Stack>
      <SkeletonText lines={6} />
    </div>
  );
}
