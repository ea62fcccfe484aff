import { BulkBar, type BulkAction } from '@campus/shared/table/BulkBar';
import { DataTable } from '@campus/shared/table/DataTable';
import { useSelection } from '@campus/shared/table/useSelection';
import { QueryView } from '@campus/shared/ui/QueryView';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import styles from './List.module.css';
import type { Page } from './listCall';

interface ListRowsProps<R> {
  table: Omit<ComponentProps<typeof DataTable<R>>, 'rows' | 'selection' | 'stale'>;
  query: UseQueryResult<Page<R>>;
  scope: string;
  actions: readonly BulkAction[] | undefined;
  nothing: ReactNode;
  over: ReactNode;
}

/** The table and what can be done with the chosen rows: whoever chooses one moves nothing else. */
export function ListRows<R>({ table, query, scope, actions, nothing, over }: ListRowsProps<R>) {
  const selection = useSelection(scope);
  const chosen = actions && { selection };
  const rows = (
    <QueryView
      query={query}
      isEmpty={({ items }) => items.length === 0}
      empty={nothing}
      skeleton={<DataTable {...table} {...chosen} rows={undefined} />}
    >
      {({ items }) => (
        <DataTable {...table} {...chosen} rows={items} stale={query.isPlaceholderData} />
      )}
    </QueryView>
  );
  return (
    <>
      {over ? (
        <div>
          <div className={styles.over}>{over}</div>
          {rows}
        </div>
      ) : (
        rows
      )}
      {actions && <BulkBar selection={selection} actions={actions} />}
    </>
  );
}
