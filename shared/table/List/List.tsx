import { isMissing } from '@campus/shared/api/isMissing';
import { useApi } from '@campus/shared/api/useApi';
import type { Call, CallInput } from '@campus/shared/contract/call';
import type { BulkAction } from '@campus/shared/table/BulkBar';
import type { Column, TableSort } from '@campus/shared/table/DataTable';
import type { WriteFile } from '@campus/shared/table/ExportButton';
import { useColumns } from '@campus/shared/table/useColumns';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { FilterChips } from '@campus/shared/ui/FilterChips';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { Pagination } from '@campus/shared/ui/Pagination';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { headlineOf } from '../DataTable/column';
import type { LoadPage } from '../ExportButton/allPages';
import styles from './List.module.css';
import type { Filters, ListInput, Page, RowOf } from './listCall';
import { TableFilters } from './TableFilters';
import { ListHead } from './ListHead';
import { ListRows } from './ListRows';
import { useChips } from './useChips';
import { useDensity } from './useDensity';
import { type ListAddress, pageSizes } from './useListAddress';
import { type ListQuerySource, useListQuery } from './useListQuery';

interface ListFootProps {
  total: number;
  address: ListAddress;
}

/** Pages and how long they are; a list that fits the shortest page has neither. */
function ListFoot({ total, address }: ListFootProps) {
  const { t } = useTranslation('shared');
  const { skip, size } = address.page;
  if (total <= Number(pageSizes[0])) return null;
  return (
    <div className={styles.foot}>
      <Pagination
        total={total}
        skip={skip}
        size={size}
        hrefOf={(next) => address.hrefOfPage({ skip: next })}
      />
      <label className={styles.size}>
        {t('table.size')}
        <select
          className={styles.sizes}
          value={String(size)}
          onChange={({ target }) => address.setSize(target.value)}
        >
          {pageSizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface ListEmptyProps {
  empty: Declaration<never>['empty'];
  isFiltered: boolean;
  isInTab: boolean;
  total: number;
  address: ListAddress;
}

/** Why there are no rows: a page beyond the last, a filter that fits nothing, or nothing at all. */
function ListEmpty({ empty, isFiltered, isInTab, total, address }: ListEmptyProps) {
  if (total > 0) return <NothingFound of="page" to={address.hrefOfPage({ skip: 0 })} />;
  const { isOfTab, ...words } = empty;
  if (!isFiltered && (isOfTab || !isInTab)) return <EmptyState {...words} />;
  return <NothingFound of="rows" to={address.resetHref} />;
}

interface Declaration<R> {
  ref?: Ref<HTMLDivElement>;
  /** Under it this browser keeps the columns, and the account the saved views. */
  name: string;
  /** What the table and its file are called. */
  caption: string;
  columns: Column<R>[];
  rowKey: (row: R) => string;
  rowLink?: (row: R) => string;
  /** With them every row gets a checkbox. */
  actions?: readonly BulkAction[];
  /** Where there is nothing at all, whatever the filter; `isOfTab` where it speaks of the tab alone. */
  empty: { title: string; text?: string; action?: ReactNode; isOfTab?: boolean };
  /** What is said where the server has no such list: its call is an extension. */
  unknown?: { title: string; text?: string };
  /** «Найдено 2 сотрудника»; records unless said otherwise. */
  totalLabel?: (count: number) => string;
  /** Of the row whose record is open beside the list. */
  openKey?: string;
  /** Of rows that others have just changed. */
  changedKeys?: ReadonlySet<string>;
  /** Beside an open record there is room for what rows are called. */
  isNarrow?: boolean;
}

interface ListViewProps<R> extends Declaration<R> {
  writeFile: WriteFile | undefined;
  filters: Filters;
  address: ListAddress;
  query: UseQueryResult<Page<R>>;
  scope: string;
  sort?: TableSort;
  load: LoadPage<R>;
  tools: ReactNode;
  over: ReactNode;
}

function ListView<R>(props: ListViewProps<R>) {
  const { ref, name, caption, columns, rowKey, rowLink, actions, empty, totalLabel } = props;
  const { filters, address, query, scope, sort, load, tools, over } = props;
  const { openKey, changedKeys, isNarrow = false } = props;
  const total = useRef<HTMLParagraphElement>(null);
  const chips = useChips(filters, address.parts);
  const choice = useColumns(name, columns);
  const density = useDensity();
  const shown = isNarrow ? columns.filter(({ key }) => key === headlineOf(columns)) : choice.shown;
  const isCompact = !density.isRoomy && !isNarrow;
  const table = { caption, columns: shown, rowKey, rowLink, sort, isCompact, openKey, changedKeys };
  const isSearch = (key: string) => filters[key]?.kind === 'search';
  const isInTab = Object.keys(filters).some(
    (key) => filters[key]?.kind === 'tabs' && address.parts[key] !== undefined,
  );
  if (props.unknown && isMissing(query.error)) return <EmptyState {...props.unknown} />;

  return (
    <div ref={ref} className={styles.list}>
      <div className={styles.bar} data-narrow={isNarrow || undefined}>
        <TableFilters
          filters={filters}
          address={address}
          count={chips.filter(({ key }) => !isSearch(key)).length}
          isNarrow={isNarrow}
        />
        <ListHead
          totalRef={total}
          query={query}
          totalLabel={totalLabel}
          name={name}
          address={address}
          columns={columns}
          choice={choice}
          density={density}
          load={load}
          file={props.writeFile}
          caption={caption}
          tools={tools}
          isNarrow={isNarrow}
        />
      </div>
      <FilterChips
        chips={chips.map(({ key, text, change }) => ({
          key,
          text,
          to: address.hrefOfParts(change),
        }))}
        resetTo={address.resetHref}
        onRemove={() => total.current?.focus()}
      />
      <ListRows
        table={table}
        query={query}
        scope={scope}
        actions={actions}
        nothing={
          <ListEmpty
            empty={empty}
            isFiltered={chips.length > 0}
            isInTab={isInTab}
            total={query.data?.total ?? 0}
            address={address}
          />
        }
        over={over}
      />
      {query.data && <ListFoot total={query.data.total} address={address} />}
    </div>
  );
}

/** Everybody or everything that the filters find, on whichever page. */
export interface FilterResult<C extends Call> {
  total: number;
  input: ListInput<C>;
}

/** The page of a list that is shown, and what it was asked with. */
export interface ShownPage<C extends Call> {
  input: CallInput<C>;
  query: UseQueryResult<Page<RowOf<C>>>;
}

export interface ListProps<C extends Call, F extends Filters>
  extends ListQuerySource<C, F>, Declaration<RowOf<C>> {
  /** What can be done with all that is found, beside its export. */
  foundActions?: (found: FilterResult<C>) => ReactNode;
  /** Writes the file of what is found on the server, where that has to be logged and the server can. */
  file?: (input: ListInput<C>, signal: AbortSignal) => Promise<Blob | undefined>;
  /** What lies over the first rows and moves none of them: news of others, say. */
  over?: (shown: ShownPage<C>) => ReactNode;
}

/** What the head of the table shows and leads to; another column begins with its largest. */
function tableSort(
  sort: NonNullable<ListQuerySource<Call, Filters>['sort']>,
  address: ListAddress,
): TableSort {
  const column = address.page.sort ?? sort.column;
  return {
    ...{ column, asc: address.page.asc, others: [sort.column, ...(sort.others ?? [])] },
    hrefOf: (asc, next = column) =>
      next === sort.column
        ? address.hrefOfPage({ sort: undefined, asc: column === next ? asc : sort.asc })
        : address.hrefOfPage({ sort: next, asc }),
  };
}

/** A register of staff out of one declaration: filters, table, pages, export, saved views. */
export function List<C extends Call, F extends Filters>(props: ListProps<C, F>) {
  const { call, sort, foundActions, file } = props;
  const api = useApi();
  const { filters, address, query, given, asked } = useListQuery(props);
  const { skip, size } = address.page;
  const { data, isPlaceholderData } = query;
  // The number of an earlier filter says nothing about this one.
  const isFound = given && data && data.total > 0 && !isPlaceholderData;

  return (
    <ListView
      {...props}
      filters={filters}
      address={address}
      query={query}
      // Another filter is another list: what was chosen in the earlier one is let go.
      scope={JSON.stringify(given ?? null)}
      sort={sort && tableSort(sort, address)}
      tools={isFound && foundActions?.({ total: data.total, input: given as ListInput<C> })}
      over={props.over?.({ input: asked({ skip, size }), query })}
      writeFile={file && ((signal) => file(given as ListInput<C>, signal))}
      load={(page, signal) => api(call, asked(page), { signal }) as Promise<Page<RowOf<C>>>}
    />
  );
}
