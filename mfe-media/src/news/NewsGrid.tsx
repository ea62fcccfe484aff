import type { NewsCard as NewsCardData } from '@campus/shared/contract/news';
import { NewsCard } from './NewsCard';
import styles from './NewsGrid.module.css';

interface NewsGridProps {
  items: NewsCardData[];
  /** The first card is wide: it opens the page. */
  isFeatured?: boolean;
  /** Cards of the previous filter, until the asked ones arrive. */
  isStale?: boolean;
  headingLevel?: 2 | 3;
}

export function NewsGrid({ items, isFeatured, isStale, headingLevel = 2 }: NewsGridProps) {
  return (
    <ul className={styles.grid} aria-busy={isStale || undefined}>
      {items.map((news, index) => {
        const isWide = isFeatured && index === 0;
        return (
          <li key={news.id} className={styles.cell} data-wide={isWide || undefined}>
            <NewsCard news={news} isWide={isWide} headingLevel={headingLevel} />
          </li>
        );
      })}
    </ul>
  );
}
