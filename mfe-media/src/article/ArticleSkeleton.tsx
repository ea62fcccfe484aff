import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import styles from './Article.module.css';
import shape from './ArticleSkeleton.module.css';

export function ArticleSkeleton() {
  return (
    <div className={styles.article}>
      <div className={shape.cover}>
        <Skeleton height="100%" radius="l" />
      </div>
      <div className={styles.columns}>
        <Skeleton width={160} height={24} />
        <div className={styles.text}>
          <SkeletonText lines={6} />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  );
}
