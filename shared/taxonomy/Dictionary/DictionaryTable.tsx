import { plain } from '@campus/shared/format/plain';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column, type TableSort } from '@campus/shared/table/DataTable';
import { ExportButton } from '@campus/shared/table/ExportButton';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { TableBar } from '@campus/shared/table/TableBar';
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
import type { DictionaryEntry, DictionaryWords, EntryUses } from './DictionaryEntry';

const orders = ['uses'] as const;
const values = { search: urlText, by: urlChoice(orders), asc: urlFlag };

interface Order<E> {
  nameOf: (entry: E) => string;
  usesOf: (entry: E) => number;
}

/** What of a dictionary is looked at, and in which order: both stand in the address. */
function useShownEntries<E>({ nameOf, usesOf }: Order<E>) {
  // Whoever asks for use wants to see the most used first.
  const [{ search = '', by, asc = !by }, setFilter, hrefOf] = useFilter(values);
  const format = useFormat();
  const byName = (one: E, other: E) => format.byName(nameOf(one), nameOf(other));
  const compare = (one: E, other: E) =>
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
    pick: (entries: readonly E[], searchIn: (entry: E) => string) =>
      entries
        .filter((entry) => plain(searchIn(entry)).includes(plain(search)))
        .sort((one, other) => (asc ? compare(one, other) : compare(other, one))),
  };
}

interface DictionaryBarProps<E> {
  label: string;
  caption: string;
  columns: Column<E>[];
  /** Those in sight, in their order; none until they are known. */
  entries: E[] | undefined;
  shown: Pick<ReturnType<typeof useShownEntries>, 'order' | 'setOrder'>;
}

/** What of a dictionary is in sight, how many they are, and they as a file. */
function DictionaryBar<E>({ label, caption, columns, entries, shown }: DictionaryBarProps<E>) {
  const { t } = useTranslation('shared');
  const order = (
    <FilterSelect
      label={t('dictionary.order.label')}
      any={t('dictionary.order.name')}
      value={shown.order}
      options={[{ value: 'uses', label: t('dictionary.order.uses') }]}
      onChange={shown.setOrder}
    />
  );
  const file = !!entries?.length && (
    <ExportButton
      list={caption}
      columns={columns}
      load={({ skip, size }) =>
        Promise.resolve({ items: entries.slice(skip, skip + size), total: entries.length })
      }
    />
  );
  return (
    <TableBar
      search={<SearchField label={label} />}
      choices={order}
      total={entries && t('table.total', { count: entries.length })}
      tools={file}
    />
  );
}

interface DictionaryTableProps<E extends DictionaryEntry> extends Pick<Order<E>, 'nameOf'> {
  words: DictionaryWords;
  query: UseQueryResult<E[]>;
  columns: Column<E>[];
  uses: EntryUses<E>;
  searchIn: (entry: E) => string;
  rowForm?: ((entry: E) => ReactNode) | undefined;
  /** Stays in sight whatever is looked for: it is being edited. */
  edited?: E | undefined;
  isReadOnly: boolean;
}

const rowKey = ({ id }: DictionaryEntry) => id;

/** A short dictionary, loaded whole: it is searched and ordered here. */
export function DictionaryTable<E extends DictionaryEntry>(props: DictionaryTableProps<E>) {
  const { words, query, columns, nameOf, uses, searchIn, rowForm, edited, isReadOnly } = props;
  const shown = useShownEntries<E>({ nameOf, usesOf: uses.countOf });
  const caption = words('list');
  const table = {
    ...{ caption, columns, rowKey, rowForm, sort: shown.sort },
    openKey: edited?.id,
    isCompact: true,
  };
  // How to add the first one is for who may.
  const how = isReadOnly ? undefined : words('none.text');
  const none = <EmptyState title={words('none.title')} text={how} />;
  const found = query.data && shown.pick(query.data, searchIn);
  const isMissing = edited && !found?.some(({ id }) => id === edited.id);
  const rows = isMissing ? [edited, ...(found ?? [])] : found;
  return (
    <Stack gap={3}>
      <DictionaryBar {...{ caption, columns, shown }} label={words('search')} entries={found} />
      <QueryView
        query={query}
        isEmpty={(entries) => entries.length === 0 && !edited}
        empty={none}
        skeleton={<DataTable {...table} rows={undefined} />}
      >
        {() =>
          rows?.length ? (
            <DataTable {...table} rows={rows} />
          ) : (
            <NothingFound of="rows" to={shown.resetHref} />
          )
        }
      </QueryView>
    </Stack>
  );
}
