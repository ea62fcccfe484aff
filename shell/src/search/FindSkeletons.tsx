import { Skeleton } from '@campus/shared/ui/Skeleton';
import styles from './SearchScreen.module.css';

export const FindSkeletons = () => (
  <div className={styles.finds} aria-hidden="true">
    <Skeleton height={132} radius="l" />
    <Skeleton height={132} radius="l" />
  </div>
);
