import type { ReactNode } from 'react';
import { CardGrid, type CardGridProps } from '@campus/shared/reading/CardGrid';

interface CardGridSkeletonProps extends Pick<
  CardGridProps<object>,
  'ref' | 'narrowest' | 'isFirstWide'
> {
  count: number;
  /** The card before its words: the same frame, so that nothing moves when they come. */
  card: (isWide: boolean) => ReactNode;
}

/** Holds the place of a wall of cards. */
export function CardGridSkeleton({ count, card, ...rest }: CardGridSkeletonProps) {
  const places = Array.from({ length: count }, (_, place) => ({ id: String(place) }));
  return <CardGrid {...rest} items={places} card={(_, { isWide }) => card(isWide)} />;
}
