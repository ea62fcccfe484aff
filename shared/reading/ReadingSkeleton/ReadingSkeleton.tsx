import { Skeleton } from '@campus/shared/ui/Skeleton';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { ReadingLayout } from '@campus/shared/reading/ReadingLayout';
import type { Ref } from 'react';
import styles from './ReadingSkeleton.module.css';

interface ReadingSkeletonProps {
  ref?: Ref<HTMLElement>;
  hasCover?: boolean;
  isAsideLast?: boolean;
}

/** The record before its words: the same frame, so that nothing moves when they come. */
export function ReadingSkeleton({ ref, hasCover, isAsideLast }: ReadingSkeletonProps) {
  const cover = (
    <div className={styles.cover}>
      <Skeleton height="100%" radius="l" />
    </div>
  );
  return (
    <ReadingLayout
      ref={ref}
      cover={hasCover && cover}
      aside={<Skeleton width={160} height={24} />}
      isAsideLast={isAsideLast}
    >
      <SkeletonText lines={6} />
      <SkeletonText lines={4} />
    </ReadingLayout>
  );
}
