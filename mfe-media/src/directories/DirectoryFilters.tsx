import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { SearchField } from '@campus/shared/ui/SearchField';
import { useTranslation } from 'react-i18next';
import styles from './DirectoryFilters.module.css';
import type { ShownEntries } from './useShownEntries';

interface DirectoryFiltersProps {
  label: string;
  shown: ShownEntries;
}

export function DirectoryFilters({ label, shown }: DirectoryFiltersProps) {
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
