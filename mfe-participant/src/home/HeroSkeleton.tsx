import { CardSkeleton } from '@campus/shared/card/CardSkeleton';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import styles from './HeroFrame.module.css';

export function HeroSkeleton() {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Skeleton width="70%" height={48} />
        <Skeleton width="90%" />
        <Skeleton width={200} height={44} radius="m" />
      </div>
      <CardSkeleton />
    </div>
  );
}
