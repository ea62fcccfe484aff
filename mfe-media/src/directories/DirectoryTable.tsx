import { plain } from '@campus/shared/format/plain';
import { DataTable, type Column, type TableSort } from '@campus/shared/table/DataTable';
import { ExportButton } from '@campus/shared/table/ExportButton';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice, urlFlag, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DirectoryTable.module.css';
import type { Entry } from './Entry';

const orders = ['uses'] as const;
const values = { search: urlText, by: urlChoice(orders), asc: urlFlag };

const nameOf = ({ name, staff }: Entry) => staff?.name.ru ?? name;
const byName = (one: Entry, other: Entry) => nameOf(one).localeCompare(nameOf(other), 'ru');
const usesOf = ({ staff }: Entry) => staff?.uses ?? 0;

/** What of a directory is looked at, and in which order: both stand in the address. */
function useShownEntries() {
  // Whoever asks for use wants to see the most used first.
  const [{ search = '', by, asc = !by }, setFilter, hrefOf] = useFilter(values);
  const compare = (one: Entry, other: Entry) =>
    by ? usesOf(one) - usesOf(other) || byName(other, one) : byName(one, other);
  const sort: TableSort = {
    column: by ?? 'name',
    asc,
    hrefOf: (next) => hrefOf({ asc: next }),
  };
  return {
    sort,
    order: by ?? '',
    setOrder: (next: string) => setFilter({ by: urlChoice(orders)([next]), asc: undefined }),
    resetHref: hrefOf({ search: undefined }),
    /** Those that have the words, in order. */
    pick: <E extends Entry>(entries: readonly E[], wordsOf: (entry: E) => string) =>
      entries
        .filter((entry) => plain(wordsOf(entry)).includes(plain(search)))
        .sort((one, other) => (asc ? compare(one, other) : compare(other, one))),
  };
}

type ShownEntries = ReturnType<typeof useShownEntries>;

interface DirectoryHeadProps<E> {
  caption: string;
  columns: Column<E>[];
  /** Those in sight, in their order. */
  entries: E[];
}

/** How many of a directory are in sight, and they as a file. */
function DirectoryHead<E>({ caption, columns, entries }: DirectoryHeadProps<E>) {
  const { t } = useTranslation('shared');
  const count = entries.length;
  return (
    <Stack direction="row" align="center" justify="between">
      <p role="status" className={styles.total}>
        {t('table.total', { count })}
      </p>
      {count > 0 && (
        <ExportButton
          list={caption}
          columns={columns}
          load={({ skip, size }) =>
            Promise.resolve({ items: entries.slice(skip, skip + size), total: count })
          }
        />
      )}
    </Stack>
  );
}

interface DirectoryFiltersProps {
  label: string;
  shown: ShownEntries;
}

function DirectoryFilters({ label, shown }: DirectoryFiltersProps) {
  const { t } = useTranslation('media');
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField label={label} />
      </div>
      <FilterSelect
        label={t('directories.order.label')}
        any={t('directories.order.name')}
        value={shown.order}
        options={[{ value: 'uses', label: t('directories.order.uses') }]}
        onChange={shown.setOrder}
      />
    </div>
  );
}

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
                <NothingFound of="rows" to={shown.resetHref} />
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Stack>
  );
}
