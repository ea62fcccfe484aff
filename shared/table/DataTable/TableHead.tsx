import { Icon } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './DataTable.module.css';
import { placeAmong, type Column } from './column';
import { SelectBox } from './SelectBox';
import type { OwnOrder } from './useOwnOrder';
import type { Picker } from './usePicker';

export interface TableSort {
  /** The key of the column by which the rows are ordered. */
  column: string;
  asc: boolean;
  /** Columns that the server can order by, too. */
  others?: readonly string[];
  /** The address of an order, of another column where one is given. */
  hrefOf: (asc: boolean, column?: string) => string;
}

interface TableHeadProps<R> {
  columns: Column<R>[];
  sort?: TableSort;
  own: OwnOrder;
  minors: readonly string[];
  picker?: Picker;
  isMany?: boolean;
}

const orderOf = (asc: boolean) => (asc ? 'ascending' : 'descending');

export function TableHead<R>({ columns, sort, own, minors, picker, isMany }: TableHeadProps<R>) {
  const current = own.order ?? (sort && { key: sort.column, asc: sort.asc });
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={isMany ? 1 : undefined}>
        {picker && <SelectAll picker={picker} />}
        {columns.map((column) => {
          const { key, align, priority, sortBy } = column;
          const isSorted = current?.key === key;
          const isLink = sort && (sort.column === key || sort.others?.includes(key));
          return (
            <th
              key={key}
              scope="col"
              data-align={align}
              data-priority={priority}
              data-minor={placeAmong(minors, key)}
              data-live={isSorted || isLink || sortBy ? true : undefined}
              aria-sort={isSorted ? orderOf(current.asc) : undefined}
            >
              {isLink && <Sorter sort={sort} column={column} />}
              {!isLink && sortBy && <OwnSorter own={own} column={column} />}
              {!isLink && !sortBy && column.header}
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

interface ArrowProps {
  /** None where the rows are in another order. */
  asc: boolean | undefined;
}

function Arrow({ asc }: ArrowProps) {
  return (
    <span
      className={styles.arrow}
      data-up={asc || undefined}
      data-idle={asc === undefined || undefined}
    >
      <Icon name="chevron-down" size={16} />
    </span>
  );
}

interface SorterProps<R> {
  sort: TableSort;
  column: Column<R>;
}

/** The order that the server makes: another one is another address. */
function Sorter<R>({ sort, column: { key, header } }: SorterProps<R>) {
  const { t } = useTranslation('shared');
  const isSorted = sort.column === key;
  return (
    <Link
      // What is largest or newest is looked for more often than what is least.
      to={sort.hrefOf(isSorted ? !sort.asc : false, key)}
      className={styles.sorter}
      title={t(isSorted && !sort.asc ? 'table.sortUp' : 'table.sortDown')}
      preventScrollReset
    >
      {header}
      <Arrow asc={isSorted ? sort.asc : undefined} />
    </Link>
  );
}

interface OwnSorterProps<R> {
  own: OwnOrder;
  column: Column<R>;
}

function OwnSorter<R>({ own: { order, turn }, column: { key, header } }: OwnSorterProps<R>) {
  const { t } = useTranslation('shared');
  const asc = order?.key === key ? order.asc : undefined;
  return (
    <button
      type="button"
      className={styles.sorter}
      title={t(asc ? 'table.sortDown' : 'table.sortUp')}
      onClick={() => turn(key)}
    >
      {header}
      <Arrow asc={asc} />
    </button>
  );
}
