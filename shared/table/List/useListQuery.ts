import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { Call, CallInput } from '@campus/shared/contract/call';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Filters, FilterOf, ListInput, Page, RowOf } from './listCall';
import { useListAddress } from './useListAddress';

/** Where the rows of a list come from. */
export interface ListQuerySource<C extends Call, F extends Filters> {
  /** Answers a page: `items` and `total`. */
  call: C;
  /** By the keys that the address has for them. */
  filters?: F;
  /** What the call is given for these filters; the list itself adds page and order. */
  input?: (filter: FilterOf<F>) => ListInput<C>;
  /**
   * The column of the call's usual order, and which way it goes; `others` can be asked for by
   * their keys, which the call takes as `sort`.
   */
  sort?: { column: string; asc: boolean; others?: readonly string[] };
  /** Milliseconds between the askings of a list that changes by itself. */
  refetchInterval?: number;
  rowKey: (row: RowOf<C>) => string;
  /** The keys of rows that are no more, though the last answer still has them. */
  removed?: ReadonlySet<string>;
}

const none: Filters = {};

/** An answer as it would be after the next question: without the rows that are no more. */
function withoutGone<R>(
  query: UseQueryResult<Page<R>>,
  rowKey: (row: R) => string,
  removed: ReadonlySet<string> | undefined,
): UseQueryResult<Page<R>> {
  const { data } = query;
  const items = removed && data?.items.filter((row) => !removed.has(rowKey(row)));
  if (!data || !items || items.length === data.items.length) return query;
  const total = data.total - (data.items.length - items.length);
  return { ...query, data: { items, total } };
}

/** The page of a list that its address asks for, and how to ask for another. */
export function useListQuery<C extends Call, F extends Filters>(source: ListQuerySource<C, F>) {
  const { call, filters = none, input, sort, rowKey, removed, refetchInterval } = source;
  const address = useListAddress(filters, sort?.asc ?? false, sort?.others);
  const { asc, skip, size, sort: other } = address.page;
  const order = sort && { asc, ...(other && { sort: other }) };
  const given = input?.(address.values as FilterOf<F>) as { query?: object } | undefined;
  const asked = (page: { skip: number; size: number }) =>
    ({ ...given, query: { ...given?.query, ...page, ...order } }) as CallInput<C>;
  const query = useCallQuery(call, asked({ skip, size }), { refetchInterval }) as UseQueryResult<
    Page<RowOf<C>>
  >;
  return { filters, address, query: withoutGone(query, rowKey, removed), given, asked };
}
