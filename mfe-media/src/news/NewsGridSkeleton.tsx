import { CardGridSkeleton } from '../list/CardGridSkeleton';
import { NewsCardSkeleton } from './NewsCardSkeleton';

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
