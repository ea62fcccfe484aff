import { Button } from '@campus/shared/ui/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterControl } from './FilterControl';
import { FilterTabs } from './FilterTabs';
import styles from './ListFilters.module.css';
import type { Filters } from './listCall';
import type { ListAddress } from './useListAddress';

interface ListFiltersProps {
  filters: Filters;
  address: ListAddress;
  /** How many conditions are set, apart from the words looked for. */
  count: number;
}

/** Tabs and the search stay in sight; on a phone the rest waits behind «Фильтры». */
export function ListFilters({ filters, address, count }: ListFiltersProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const entries = Object.entries(filters);
  const rest = entries.filter(([, { kind }]) => kind !== 'search' && kind !== 'tabs');
  const control = ([name, filter]: (typeof entries)[number]) => (
    <div key={name} className={styles.control} data-kind={filter.kind}>
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
    <section className={styles.filters} aria-label={t('table.filters')}>
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
