import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './DataTable.module.css';
import { placeAmong, type Column } from './column';
import { SelectBox } from './SelectBox';
import type { Picker } from './usePicker';

export interface TableSort {
  /** The key of the column by which the rows are ordered. */
  column: string;
  asc: boolean;
  hrefOf: (asc: boolean) => string;
}

interface TableHeadProps<R> {
  columns: Column<R>[];
  sort?: TableSort;
  minors: readonly string[];
  picker?: Picker;
  isMany?: boolean;
}

export function TableHead<R>({ columns, sort, minors, picker, isMany }: TableHeadProps<R>) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={isMany ? 1 : undefined}>
        {picker && <SelectAll picker={picker} />}
        {columns.map(({ key, header, align, priority }) => {
          const isSorted = sort?.column === key;
          return (
            <th
              key={key}
              scope="col"
              data-align={align}
              data-priority={priority}
              data-minor={placeAmong(minors, key)}
              data-live={isSorted || undefined}
              aria-sort={isSorted ? (sort.asc ? 'ascending' : 'descending') : undefined}
            >
              {isSorted ? <Sorter sort={sort} header={header} /> : header}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SelectAll({ picker }: { picker: Picker }) {
  const { t } = useTranslation('shared');
  return (
    <th scope="col" className={styles.select} data-live>
      <SelectBox
        label={t('table.selectAll')}
        checked={picker.all === 'all'}
        isPartly={picker.all === 'some'}
        words={t('table.all')}
        onChange={picker.toggleAll}
      />
    </th>
  );
}

function Sorter({ sort, header }: { sort: TableSort; header: string }) {
  const { t } = useTranslation('shared');
  return (
    <Link
      to={sort.hrefOf(!sort.asc)}
      className={styles.sorter}
      title={t(sort.asc ? 'table.sortDown' : 'table.sortUp')}
      preventScrollReset
    >
      {header}
      <span className={styles.arrow} data-up={sort.asc || undefined}>
        <Icon name="chevron-down" size={16} />
      </span>
    </Link>
  );
}
