import { NewsCardSkeleton } from './NewsCardSkeleton';
import styles from './NewsGrid.module.css';

interface NewsGridSkeletonProps {
  count?: number;
  isFeatured?: boolean;
}

export function NewsGridSkeleton({ count = 7, isFeatured }: NewsGridSkeletonProps) {
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, card) => {
        const isWide = isFeatured && card === 0;
        return (
          <div key={card} className={styles.cell} data-wide={isWide || undefined}>
            <NewsCardSkeleton isWide={isWide} />
          </div>
        );
      })}
    </div>
  );
}
