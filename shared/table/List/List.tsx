import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { Call, CallInput } from '@campus/shared/contract/call';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Filters, FilterOf, ListInput, Page, RowOf } from './listCall';
import { ListView, type Declaration } from './ListView';
import { useListAddress } from './useListAddress';

interface ListProps<C extends Call, F extends Filters> extends Declaration<RowOf<C>> {
  /** Answers a page: `items` and `total`. */
  call: C;
  /** By the keys that the address has for them. */
  filters?: F;
  /** What the call is given for these filters; the list itself adds page and order. */
  input?: (filter: FilterOf<F>) => ListInput<C>;
  /** The column of the call's one order, and which way it usually goes. */
  sort?: { column: string; asc: boolean };
}

const none: Filters = {};

/** A register of staff out of one declaration: filters, table, pages, export, saved views. */
export function List<C extends Call, F extends Filters>(props: ListProps<C, F>) {
  const { call, filters = none, input, sort, ...declaration } = props;
  const api = useApi();
  const address = useListAddress(filters, sort?.asc ?? false);
  const { asc, ...place } = address.page;
  const given = input?.(address.values as FilterOf<F>) as { query?: object } | undefined;
  const asked = (page: { skip: number; size: number }) =>
    ({ ...given, query: { ...given?.query, ...page, ...(sort && { asc }) } }) as CallInput<C>;
  const query = useCallQuery(call, asked(place)) as UseQueryResult<Page<RowOf<C>>>;

  return (
    <ListView
      {...declaration}
      filters={filters}
      address={address}
      query={query}
      // Another filter is another list: what was chosen in the earlier one is let go.
      scope={JSON.stringify(given ?? null)}
      sort={
        sort && { column: sort.column, asc, hrefOf: (next) => address.hrefOfPage({ asc: next }) }
      }
      load={(page, signal) => api(call, asked(page), { signal }) as Promise<Page<RowOf<C>>>}
    />
  );
}
