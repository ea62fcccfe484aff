import { useFormat } from '@campus/shared/format/useFormat';
import type { ListFilter, TabsFilter } from '@campus/shared/table/filters';
import { Button } from '@campus/shared/ui/Button';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterControl } from './FilterControl';
import { textIn } from './filterParts';
import type { Filters } from './listCall';
import styles from './ListFilters.module.css';
import type { ListAddress } from './useListAddress';

interface FilterTabsProps {
  name: string;
  filter: TabsFilter;
  address: ListAddress;
}

/** One of several, all in sight and each an address. */
function FilterTabs({ name, filter, address }: FilterTabsProps) {
  const { number } = useFormat();
  const chosen = textIn(address.parts, name);
  const countOf = (value: string) => {
    const count = filter.counts?.[value];
    return count === undefined ? '' : ` · ${number(count)}`;
  };
  const tabs = [{ value: '', label: filter.any }, ...filter.options];
  return (
    <nav aria-label={filter.label}>
      <ul className={styles.tabs}>
        {tabs.map(({ value, label }) => (
          <li key={value}>
            <ChipLink
              to={address.hrefOfParts({ [name]: value || undefined })}
              selected={value === chosen}
            >
              {label + countOf(value)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Up to which width what stands beside the search waits behind its button: of a laptop, or of any screen. */
function foldedTill(filters: readonly ListFilter[], hasTabs: boolean) {
  const count = filters.length;
  const ranges = filters.filter(({ kind }) => kind === 'range').length;
  if (count > 4 || (hasTabs && count + ranges > 4)) return 'always';
  // A range is two fields, which keep their labels: with another beside it that is a second line.
  return count > 1 && (hasTabs || ranges > 0) ? 'laptop' : undefined;
}

interface ListFiltersProps {
  filters: Filters;
  address: ListAddress;
  /** How many conditions are set, apart from the words looked for. */
  count: number;
  isNarrow: boolean;
}

/** Tabs and the search stay in sight; what does not fit beside them waits behind «Фильтры». */
export function TableFilters({ filters, address, count, isNarrow }: ListFiltersProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const entries = Object.entries(filters);
  const rest = entries.filter(([, { kind }]) => kind !== 'search' && kind !== 'tabs');
  const isWide = (filter: ListFilter) => filter.kind === 'tabs' && filter.isWide === true;
  const hasTabs = entries.some(([, { kind }]) => kind === 'tabs');
  const control = ([name, filter]: (typeof entries)[number]) => (
    <div
      key={name}
      className={styles.control}
      data-kind={filter.kind}
      data-wide={isWide(filter) || undefined}
    >
      {filter.kind === 'tabs' ? (
        <FilterTabs name={name} filter={filter} address={address} />
      ) : (
        <FilterControl
          name={name}
          filter={filter}
          parts={address.parts}
          onChange={address.setParts}
        />
      )}
    </div>
  );

  return (
    <section
      className={styles.filters}
      aria-label={t('table.filters')}
      data-narrow={isNarrow || undefined}
      data-folded={foldedTill(
        rest.map(([, filter]) => filter),
        hasTabs,
      )}
    >
      {entries.filter(([, { kind }]) => kind === 'tabs').map(control)}
      {entries.filter(([, { kind }]) => kind === 'search').map(control)}
      {rest.length > 0 && (
        <div className={styles.opener}>
          <Button
            variant="ghost"
            icon="filter"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {count > 0 ? t('table.filtersCount', { count }) : t('table.filtersButton')}
          </Button>
        </div>
      )}
      <div id={id} className={styles.rest} data-open={isOpen || undefined}>
        {rest.map(control)}
      </div>
    </section>
  );
}
