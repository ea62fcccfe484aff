import { BulkBar, type BulkAction } from '@campus/shared/table/BulkBar';
import { DataTable, type Column, type TableSort } from '@campus/shared/table/DataTable';
import { useColumns } from '@campus/shared/table/useColumns';
import { useSelection } from '@campus/shared/table/useSelection';
import { QueryView } from '@campus/shared/ui/QueryView';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode, type Ref } from 'react';
import type { LoadPage } from '../ExportButton/allPages';
import { FilterChips } from './FilterChips';
import styles from './List.module.css';
import type { Filters, Page } from './listCall';
import { ListEmpty } from './ListEmpty';
import { ListFilters } from './ListFilters';
import { ListFoot } from './ListFoot';
import { ListHead } from './ListHead';
import { useChips } from './useChips';
import { withoutGone } from './withoutGone';
import type { ListAddress } from './useListAddress';

export interface Declaration<R> {
  ref?: Ref<HTMLDivElement>;
  /** Under it this browser keeps the columns and the saved views. */
  name: string;
  /** What the table and its file are called. */
  caption: string;
  columns: Column<R>[];
  rowKey: (row: R) => string;
  rowLink?: (row: R) => string;
  /** With them every row gets a checkbox. */
  actions?: readonly BulkAction[];
  /** Where there is nothing at all, whatever the filter. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** Rows that are no more, though the last answer still has them. */
  isGone?: (row: R) => boolean;
  /** «Найдено 2 сотрудника»; records unless said otherwise. */
  totalLabel?: (count: number) => string;
}

interface ListViewProps<R> extends Declaration<R> {
  filters: Filters;
  address: ListAddress;
  query: UseQueryResult<Page<R>>;
  scope: string;
  sort?: TableSort;
  load: LoadPage<R>;
}

export function ListView<R>(props: ListViewProps<R>) {
  const { ref, name, caption, columns, rowKey, rowLink, actions, empty, totalLabel } = props;
  const { filters, address, query: asked, scope, sort, load, isGone } = props;
  const query = withoutGone(asked, isGone);
  const total = useRef<HTMLParagraphElement>(null);
  const chips = useChips(filters, address.parts);
  const choice = useColumns(name, columns);
  const selection = useSelection(scope);
  const table = { caption, columns: choice.shown, rowKey, rowLink, sort };
  const chosen = actions && { selection };
  const isSearch = (key: string) => filters[key]?.kind === 'search';

  return (
    <div ref={ref} className={styles.list}>
      <ListFilters
        filters={filters}
        address={address}
        count={chips.filter(({ key }) => !isSearch(key)).length}
      />
      <FilterChips chips={chips} address={address} onRemove={() => total.current?.focus()} />
      <ListHead
        totalRef={total}
        query={query}
        totalLabel={totalLabel}
        name={name}
        address={address}
        columns={columns}
        choice={choice}
        load={load}
        caption={caption}
      />
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <ListEmpty
            empty={empty}
            isFiltered={chips.length > 0}
            total={query.data?.total ?? 0}
            address={address}
          />
        }
        skeleton={<DataTable {...table} {...chosen} rows={undefined} />}
      >
        {({ items }) => (
          <DataTable {...table} {...chosen} rows={items} stale={query.isPlaceholderData} />
        )}
      </QueryView>
      {actions && <BulkBar selection={selection} actions={actions} />}
      {query.data && <ListFoot total={query.data.total} address={address} />}
    </div>
  );
}
