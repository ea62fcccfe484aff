import type { NewsCard as NewsCardData } from '@campus/shared/contract/news';
import { CardGrid } from '../list/CardGrid';
import { NewsCard } from './NewsCard';

interface NewsGridProps {
  items: readonly NewsCardData[];
  isFirstWide?: boolean;
  /** The page begins with it. */
  isAtTop?: boolean;
  isStale?: boolean;
  headingLevel?: 2 | 3;
}

export const NewsGrid = ({ headingLevel = 2, isAtTop = false, ...rest }: NewsGridProps) => (
  <CardGrid
    {...rest}
    narrowest="s"
    card={(news, { isWide, isFirst }) => (
      <NewsCard
        news={news}
        isWide={isWide}
        isFirst={isAtTop && isFirst}
        headingLevel={headingLevel}
      />
    )}
  />
);
