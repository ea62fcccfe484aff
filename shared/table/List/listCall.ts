import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import type { FilterValue, ListFilter } from '@campus/shared/table/filters';

export type Filters = Record<string, ListFilter>;

/** What the filters say, by their keys. */
export type FilterOf<F extends Filters> = { [K in keyof F]: FilterValue<F[K]> };

/** A row of the call's page. */
export type RowOf<C extends Call> =
  CallOutput<C> extends { items: readonly (infer R)[] } ? R : never;

type QueryOf<C> = C extends { query?: infer Q } ? { query?: Omit<Q & object, PageKey> } : unknown;
type PageKey = 'skip' | 'size' | 'asc';

/** What the call is given beside the page, which the list adds. */
export type ListInput<C extends Call> = Omit<CallInput<C>, 'query'> & QueryOf<CallInput<C>>;

export interface Page<R> {
  items: readonly R[];
  total: number;
}
