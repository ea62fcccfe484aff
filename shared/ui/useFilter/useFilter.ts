import type { UrlValue } from '@campus/shared/ui/urlValues';
import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router-dom';

/**
 * Reads the parameters that the address has by now. A page follows its address later: a change made
 * in between must build on the address, not on what is still shown.
 */
export function useLatestParams(): () => URLSearchParams {
  const [shown] = useSearchParams();
  // The hooks of the router know only what is shown; the router itself knows where it is.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => (router ? new URLSearchParams(router.state.location.search) : shown);
}

type Values = Record<string, UrlValue<unknown>>;
type Filter<V extends Values> = { [K in keyof V]: ReturnType<V[K]> };

const read = <V extends Values>(values: V, params: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value(params.getAll(key))]),
  ) as Filter<V>;

const listOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => one !== undefined && one !== null && one !== '')
    .map(String);

/** Only what differs from the absent value is written; keys of others, such as `?modal`, are kept. */
function written(values: Values, params: URLSearchParams, filter: Record<string, unknown>) {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(values)) {
    next.delete(key);
    const list = listOf(filter[key]);
    if (list.join() !== listOf(value([])).join()) list.forEach((one) => next.append(key, one));
  }
  return next;
}

/** The list filter lives in the URL: `useFilter({ skip: urlCount, search: urlText })`. */
export function useFilter<V extends Values>(values: V) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const filter = read(values, params);
  const latestParams = useLatestParams();

  // Another filter is another list, so it starts from its first page.
  const nextParams = (change: Partial<Filter<V>>, from = params) =>
    written(values, from, { ...read(values, from), skip: undefined, ...change });

  const hrefOf = (change: Partial<Filter<V>>): string => {
    const search = nextParams(change).toString();
    return search ? `${pathname}?${search}` : pathname;
  };
  const setFilter = (change: Partial<Filter<V>>, options?: { replace?: boolean }) => {
    setParams(nextParams(change, latestParams()), { preventScrollReset: true, ...options });
  };

  return [filter, setFilter, hrefOf] as const;
}
