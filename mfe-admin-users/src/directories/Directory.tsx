import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SearchField } from '@campus/shared/ui/SearchField';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface DirectoryProps<R> {
  /** What the table is called. */
  name: string;
  /** Who keeps it, and how it is changed: nobody changes it here. */
  source: string;
  query: UseQueryResult<readonly R[]>;
  columns: Column<R>[];
  rowKey: (row: R) => string;
  /** The words by which a row is found. */
  searchIn: (row: R) => string;
}

/** All rows of one directory, found by their words: an answer is never longer than some hundreds. */
export function Directory<R>(props: DirectoryProps<R>) {
  const { name, source, query, columns, rowKey, searchIn } = props;
  const { t } = useTranslation('admin-users');
  const [{ search = '' }, , hrefOf] = useFilter({ search: urlText });
  const words = search.toLocaleLowerCase();
  return (
    <Stack gap={4}>
      <p>{source}</p>
      <SearchField label={t('directories.search', { name })} />
      <QueryView
        query={query}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState title={t('directories.empty')} />}
        skeleton={<SkeletonText lines={8} />}
      >
        {(all) => {
          const found = all.filter((row) => searchIn(row).toLocaleLowerCase().includes(words));
          return (
            <>
              <p role="status">{t('directories.total', { count: found.length })}</p>
              {found.length > 0 ? (
                <DataTable {...{ columns, rowKey }} caption={name} rows={found} isCompact />
              ) : (
                <NothingFound of="rows" to={hrefOf({ search: undefined })} />
              )}
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}
