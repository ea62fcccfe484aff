import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Stack } from '@campus/shared/ui/Stack';
import styles from './PaymentYear.module.css';

export function PaymentsSkeleton() {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <Skeleton width={180} height={36} radius="full" />
        <Skeleton height={140} radius="l" />
      </div>
      <Stack gap={5}>
        <Skeleton width={120} height={28} />
        <Skeleton height={96} radius="l" />
        <Skeleton height={96} radius="l" />
      </Stack>
    </div>
  );
}
