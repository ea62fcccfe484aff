import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Surface } from '@campus/shared/ui/Surface';
import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import styles from './NewsCard.module.css';
import shape from './NewsCardSkeleton.module.css';

interface NewsCardSkeletonProps {
  isWide?: boolean;
}

/** The card before its words: the same frame, so that nothing moves when they come. */
function NewsCardSkeleton({ isWide }: NewsCardSkeletonProps) {
  return (
    <Surface padding="none">
      <div className={styles.card} data-wide={isWide || undefined}>
        <div className={shape.cover}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.words}>
          <Skeleton height={24} width="88%" />
          <Skeleton height={24} width="54%" />
          <Skeleton />
          <Skeleton width="70%" />
          <div className={styles.foot}>
            <Skeleton height={20} width={110} />
          </div>
        </div>
      </div>
    </Surface>
  );
}

interface NewsGridSkeletonProps {
  count?: number;
  isFirstWide?: boolean;
}

export const NewsGridSkeleton = ({ count = 7, isFirstWide }: NewsGridSkeletonProps) => (
  <CardGridSkeleton
    narrowest="s"
    count={count}
    isFirstWide={isFirstWide}
    card={(isWide) => <NewsCardSkeleton isWide={isWide} />}
  />
);
