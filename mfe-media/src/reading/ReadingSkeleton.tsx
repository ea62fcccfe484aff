import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { ReadingLayout } from './ReadingLayout';
import styles from './ReadingSkeleton.module.css';

interface ReadingSkeletonProps {
  hasCover?: boolean;
  isAsideLast?: boolean;
}

/** The record before its words: the same frame, so that nothing moves when they come. */
export function ReadingSkeleton({ hasCover, isAsideLast }: ReadingSkeletonProps) {
  const cover = (
    <div className={styles.cover}>
      <Skeleton height="100%" radius="l" />
    </div>
  );
  return (
    <ReadingLayout
      cover={hasCover && cover}
      aside={<Skeleton width={160} height={24} />}
      isAsideLast={isAsideLast}
    >
      <SkeletonText lines={6} />
      <SkeletonText lines={4} />
    </ReadingLayout>
  );
}
