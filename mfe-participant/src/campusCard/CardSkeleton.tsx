import { Skeleton } from '@campus/shared/ui/Skeleton';
import type { Ref } from 'react';
import styles from './CardSkeleton.module.css';

/** A card that is on its way: the same size, so that nothing moves when it comes. */
export function CardSkeleton({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={styles.place} aria-hidden="true">
      <div className={styles.card}>
        <div className={styles.top}>
          <Skeleton width="38%" />
          <Skeleton width="26%" />
        </div>
        <div className={styles.holder}>
          <div className={styles.photo}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.words}>
            <Skeleton width="70%" />
            <Skeleton width="90%" />
          </div>
        </div>
        <Skeleton width="58%" />
      </div>
    </div>
  );
}
