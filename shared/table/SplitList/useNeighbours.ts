import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { Call } from '@campus/shared/contract/call';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Filters, Page, RowOf } from '../List/listCall';
import { useListQuery, type ListQuerySource } from '../List/useListQuery';

interface Walk<C extends Call, F extends Filters> extends ListQuerySource<C, F> {
  rowKey: (row: RowOf<C>) => string;
  /** Without the filters of the list, which are added. */
  rowLink: (row: RowOf<C>) => string;
  openKey: string;
}

export interface Neighbours {
  /** From one; none while it is unknown, and of a record that is not on this page of the list. */
  place: number | undefined;
  total: number | undefined;
  previous: string | undefined;
  next: string | undefined;
}

/** Where the open record stands among the rows, also after it has left them: it was answered, say. */
function useIndex(keys: readonly string[], openKey: string) {
  const found = keys.indexOf(openKey);
  const [last, setLast] = useState({ openKey, index: found });
  if (found >= 0 ? last.openKey !== openKey || last.index !== found : last.openKey !== openKey)
    setLast({ openKey, index: found });
  // Who has left had the place before the one that stands there now.
  const left = last.openKey === openKey ? Math.max(0, last.index) : 0;
  return found >= 0
    ? { index: found, before: found - 1, after: found + 1 }
    : { index: undefined, before: left - 1, after: left };
}

/** The records before and after the open one in the order of the list, also across its pages. */
export function useNeighbours<C extends Call, F extends Filters>(walk: Walk<C, F>): Neighbours {
  const { call, rowKey, rowLink, openKey, removed } = walk;
  const { address, query, asked } = useListQuery(walk);
  const { skip, size } = address.page;
  const { items = [], total } = query.data ?? {};
  const { index, before, after } = useIndex(items.map(rowKey), openKey);
  const isFirst = before < 0 && skip > 0;
  const isLast = after >= items.length && skip + size < (total ?? 0);
  const pageAt = (from: number, enabled: boolean) =>
    [call, asked({ skip: Math.max(0, from), size }), { enabled }] as const;
  const earlier = useCallQuery(...pageAt(skip - size, isFirst)) as UseQueryResult<Page<RowOf<C>>>;
  const later = useCallQuery(...pageAt(skip + size, isLast)) as UseQueryResult<Page<RowOf<C>>>;

  const hrefOf = (row: RowOf<C> | undefined, from = skip) => {
    if (row === undefined) return undefined;
    const page = address.hrefOfPage({ skip: from });
    return rowLink(row) + (page.includes('?') ? page.slice(page.indexOf('?')) : '');
  };
  const rowsOf = ({ data, isPlaceholderData }: UseQueryResult<Page<RowOf<C>>>) =>
    data && !isPlaceholderData ? data.items.filter((row) => !removed?.has(rowKey(row))) : [];
  return {
    place: index === undefined ? undefined : skip + index + 1,
    total,
    previous: isFirst
      ? hrefOf(rowsOf(earlier).at(-1), Math.max(0, skip - size))
      : hrefOf(items[before]),
    next: isLast ? hrefOf(rowsOf(later)[0], skip + size) : hrefOf(items[after]),
  };
}
