import { FilterMenu, type ReadingFilter } from '@campus/shared/reading/FilterMenu';
import { FilterChips } from '@campus/shared/ui/FilterChips';
import { SearchField } from '@campus/shared/ui/SearchField';
import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ListFilters.module.css';

const chipsOf = ({ label, options }: ReadingFilter) =>
  options
    .filter(({ selected }) => selected)
    .map((option) => ({
      key: `${label} ${option.key}`,
      text: `${label}: ${option.label}`,
      to: option.to,
    }));

interface ListFiltersProps {
  ref?: Ref<HTMLElement>;
  label: string;
  placeholder: string;
  /** What narrows the list besides words. */
  filters: readonly ReadingFilter[];
  /** The list without any of them. */
  resetTo: string;
}

/** What a list is asked for, in one row, and below it what is chosen; all of it stands in the address. */
export function ListFilters({ ref, label, placeholder, filters, resetTo }: ListFiltersProps) {
  const { t } = useTranslation('shared');
  const group = useId();
  const section = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => section.current);
  return (
    <section ref={section} className={styles.filters} aria-label={t('table.filters')} tabIndex={-1}>
      <div className={styles.row}>
        <div className={styles.search}>
          <SearchField label={label} placeholder={placeholder} />
        </div>
        <div className={styles.menus}>
          {filters.map((filter) => (
            <FilterMenu key={filter.label} filter={filter} group={group} />
          ))}
        </div>
      </div>
      <FilterChips
        chips={filters.flatMap(chipsOf)}
        resetTo={resetTo}
        onRemove={() => section.current?.focus()}
      />
    </section>
  );
}
