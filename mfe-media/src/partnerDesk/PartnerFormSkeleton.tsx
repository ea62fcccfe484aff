import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import styles from './PartnerForm.module.css';

const fields = [0, 1, 2, 3, 4];

export const PartnerFormSkeleton = () => (
  <div className={styles.columns}>
    <Surface padding="l">
      <Stack gap={6}>
        {fields.map((field) => (
          <Stack key={field} gap={2}>
            <Skeleton width={140} />
            <Skeleton height={48} radius="m" />
          </Stack>
        ))}
      </Stack>
    </Surface>
    <SkeletonText lines={6} />
  </div>
);
