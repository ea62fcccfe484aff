import type { ReactNode, Ref } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps<T> {
  ref?: Ref<HTMLUListElement>;
  items: readonly T[];
  /** The least width of a card: 240, 280 or 320 px. */
  narrowest: 's' | 'm' | 'l';
  /** The first card takes the whole line: it opens the page. */
  isFirstWide?: boolean;
  /** Cards of the previous filter, until the asked ones arrive. */
  isStale?: boolean;
  card: (item: T, place: { isWide: boolean; isFirst: boolean }) => ReactNode;
}

/** A wall of cards, three in a line at the most. */
export function CardGrid<T extends { id: string }>(props: CardGridProps<T>) {
  const { ref, items, narrowest, isFirstWide = false, isStale, card } = props;
  return (
    <ul
      ref={ref}
      className={styles.grid}
      data-narrowest={narrowest}
      aria-busy={isStale || undefined}
    >
      {items.map((item, index) => {
        const isFirst = index === 0;
        const isWide = isFirstWide && isFirst;
        return (
          <li key={item.id} className={styles.cell} data-wide={isWide || undefined}>
            {card(item, { isWide, isFirst })}
          </li>
        );
      })}
    </ul>
  );
}
