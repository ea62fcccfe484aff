import { plain } from '@campus/shared/format/plain';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { TableBar } from '@campus/shared/table/TableBar';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';

interface SearchedTableProps<R> {
  ref?: Ref<HTMLDivElement>;
  /** All rows: some hundreds at most. */
  query: UseQueryResult<readonly R[]>;
  caption: string;
  columns: Column<R>[];
  rowKey: (row: R) => string;
  /** Of the field of the search. */
  label: string;
  /** What a row is found by. */
  wordsOf: (row: R) => string;
  totalLabel: (count: number) => string;
  /** Instead of a table without any row. */
  empty: ReactNode;
  /** The keys of rows whose removal can still be undone. */
  removed?: ReadonlySet<string>;
  isCompact?: boolean;
}

/** A list that comes whole, whose rows are found by their words; `List` is for lists by pages. */
export function SearchedTable<R>(props: SearchedTableProps<R>) {
  const { ref, query, label, wordsOf, totalLabel, empty, removed, ...table } = props;
  const [{ search = '' }, , hrefOf] = useFilter({ search: urlText });
  const wanted = plain(search).split(/\s+/);
  const isFound = (row: R) => {
    const words = plain(wordsOf(row));
    return wanted.every((word) => words.includes(word)) && !removed?.has(table.rowKey(row));
  };
  const rows = query.data?.filter(isFound);
  return (
    <Stack ref={ref} gap={3}>
      {(query.isPending || !!query.data?.length) && (
        <TableBar search={<SearchField label={label} />} total={rows && totalLabel(rows.length)} />
      )}
      <QueryView
        query={query}
        isEmpty={({ length }) => length === 0}
        empty={empty}
        skeleton={<DataTable {...table} rows={undefined} />}
      >
        {() =>
          rows?.length ? (
            <DataTable {...table} rows={rows} />
          ) : (
            <NothingFound of="rows" to={hrefOf({ search: undefined })} />
          )
        }
      </QueryView>
    </Stack>
  );
}
