import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { NoneFound } from '@campus/shared/table/NoneFound';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Stack } from '@campus/shared/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectoryFilters } from './DirectoryFilters';
import { DirectoryHead } from './DirectoryHead';
import type { Entry } from './Entry';
import { useShownEntries } from './useShownEntries';

interface DirectoryTableProps<E extends Entry> {
  kind: 'tag' | 'author';
  query: UseQueryResult<E[]>;
  columns: Column<E>[];
  wordsOf: (entry: E) => string;
  rowForm?: (entry: E) => ReactNode;
  /** Stays in sight whatever is looked for: it is being edited. */
  edited?: E;
}

const rowKey = ({ id }: Entry) => id;

/** A short directory, loaded whole: it is searched and ordered here. */
export function DirectoryTable<E extends Entry>(props: DirectoryTableProps<E>) {
  const { kind, query, columns, wordsOf, rowForm, edited } = props;
  const { t } = useTranslation('media');
  const shown = useShownEntries();
  const caption = t(`directories.${kind}.list`);
  const table = { caption, columns, rowKey, rowForm, sort: shown.sort };
  const none = (
    <EmptyState
      title={t(`directories.${kind}.none.title`)}
      text={t(`directories.${kind}.none.text`)}
    />
  );
  return (
    <Stack gap={5}>
      <DirectoryFilters label={t(`directories.${kind}.search`)} shown={shown} />
      <QueryView
        query={query}
        isEmpty={(entries) => entries.length === 0 && !edited}
        empty={none}
        skeleton={<DataTable {...table} rows={undefined} />}
      >
        {(entries) => {
          const found = shown.pick(entries, wordsOf);
          const isMissing = edited && !found.some(({ id }) => id === edited.id);
          const rows = isMissing ? [edited, ...found] : found;
          return (
            <Stack gap={4}>
              <DirectoryHead caption={caption} columns={columns} entries={found} />
              {rows.length > 0 ? (
                <DataTable {...table} rows={rows} />
              ) : (
                <NoneFound to={shown.resetHref} />
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Stack>
  );
}
