import { Pagination } from '@campus/shared/ui/Pagination';
import { QueryView } from '@campus/shared/ui/QueryView';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { NothingFound } from '@campus/shared/ui/NothingFound';

interface Page<T> {
  items: T[];
  total: number;
  skip: number;
  size: number;
}

interface PagedCardsProps<T> {
  query: UseQueryResult<Page<T>>;
  /** Where all of them are, while a filter hides some. */
  resetHref?: string;
  /** What is said where there are none at all. */
  none: ReactNode;
  skeleton: ReactNode;
  hrefOf: (skip: number) => string;
  children: (items: readonly T[]) => ReactNode;
}

/** A page of cards in every state, and the way to the other pages. */
export function PagedCards<T>(props: PagedCardsProps<T>) {
  const { resetHref, none, skeleton, hrefOf, children } = props;
  // A wall of cards takes a phone long: rendered in pieces, it leaves room for a press in between.
  const query = useDeferredValue(props.query);
  const nothing = resetHref === undefined ? none : <NothingFound of="cards" to={resetHref} />;
  // They have become fewer, or the address is old.
  const isBeyond = query.data !== undefined && query.data.total > 0;
  return (
    <QueryView
      query={query}
      isEmpty={(page) => page.items.length === 0}
      empty={isBeyond ? <NothingFound of="page" to={hrefOf(0)} /> : nothing}
      skeleton={skeleton}
      found={({ total }) => (resetHref === undefined ? undefined : total)}
    >
      {({ items, total, skip, size }) => (
        <>
          {children(items)}
          <Pagination total={total} skip={skip} size={size} hrefOf={hrefOf} />
        </>
      )}
    </QueryView>
  );
}
