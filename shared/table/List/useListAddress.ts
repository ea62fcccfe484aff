import { urlChoice, urlCount, urlFlag, type UrlValue } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useLocation } from 'react-router-dom';
import { readers, filterValuesOf, type Parts } from './filterParts';
import type { Filters } from './listCall';

export const pageSizes = ['20', '50', '100'] as const;

const none: readonly string[] = [];

const urlAsc =
  (usual: boolean): UrlValue<boolean> =>
  (values) =>
    urlFlag(values) ?? usual;

/** Everything that a list is asked for lives in its address: filters, order, page and its size. */
export function useListAddress(
  filters: Filters,
  isAscending: boolean,
  orders: readonly string[] = none,
) {
  const own = readers(filters);
  // With `skip` among them, another filter begins from the first page.
  const [parts, setParts, hrefOfParts] = useFilter({ ...own, skip: urlCount });
  const [page, setPage, hrefOfPage] = useFilter({
    skip: urlCount,
    size: urlChoice(pageSizes),
    asc: urlAsc(isAscending),
    sort: urlChoice(orders),
  });
  const { pathname, search } = useLocation();
  const keys = [...Object.keys(own), 'size', 'asc', 'sort'];
  const said = [...new URLSearchParams(search)];
  const nothing = Object.fromEntries(Object.keys(own).map((key) => [key, undefined]));

  /** The same place with the filters of a saved view; keys of others stay. */
  const hrefOfView = (view: string) => {
    const others = said.filter(([key]) => !keys.includes(key) && key !== 'skip');
    const next = new URLSearchParams([...others, ...new URLSearchParams(view)]).toString();
    return next ? `${pathname}?${next}` : pathname;
  };
  return {
    parts: parts as Parts,
    values: filterValuesOf(filters, parts),
    setParts: (change: Parts) => setParts(change),
    hrefOfParts: (change: Parts) => hrefOfParts(change),
    resetHref: hrefOfParts(nothing),
    page: {
      skip: page.skip,
      size: Number(page.size ?? pageSizes[0]),
      asc: page.asc,
      sort: page.sort,
    },
    setSize: (size: string) => setPage({ size: urlChoice(pageSizes)([size]) }),
    hrefOfPage,
    /** What a saved view keeps of the address. */
    view: new URLSearchParams(said.filter(([key]) => keys.includes(key))).toString(),
    hrefOfView,
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
