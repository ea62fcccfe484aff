import { plain } from '@campus/shared/format/plain';
import type { TableSort } from '@campus/shared/table/DataTable';
import { urlChoice, urlFlag, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import type { Entry } from './Entry';

const orders = ['uses'] as const;
const values = { search: urlText, by: urlChoice(orders), asc: urlFlag };

const nameOf = ({ name, staff }: Entry) => staff?.name.ru ?? name;
const byName = (one: Entry, other: Entry) => nameOf(one).localeCompare(nameOf(other), 'ru');
const usesOf = ({ staff }: Entry) => staff?.uses ?? 0;

/** What of a directory is looked at, and in which order: both stand in the address. */
export function useShownEntries() {
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

export type ShownEntries = ReturnType<typeof useShownEntries>;
