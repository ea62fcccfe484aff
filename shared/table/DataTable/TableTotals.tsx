import styles from './DataTable.module.css';
import { headlineOf, type Column } from './column';

interface TableTotalsProps<R> {
  columns: Column<R>[];
  rows: readonly R[];
  isChoosable: boolean;
  /** Its place, where not all rows are drawn. */
  index?: number;
}

/** The last row: sums of those columns that have one, in sight however long the table is. */
export function TableTotals<R>({ columns, rows, isChoosable, index }: TableTotalsProps<R>) {
  if (rows.length === 0 || !columns.some(({ total }) => total)) return null;
  const headline = headlineOf(columns);
  return (
    <tfoot>
      <tr className={styles.totals} aria-rowindex={index}>
        {isChoosable && <td className={styles.select} />}
        {columns.map(({ key, header, total, align, priority }) => {
          const cell = {
            'data-label': header,
            'data-align': align,
            'data-priority': priority,
            'data-empty': total ? undefined : true,
            children: total?.(rows),
          };
          return key === headline ? (
            <th key={key} scope="row" data-headline {...cell} />
          ) : (
            <td key={key} {...cell} />
          );
        })}
      </tr>
    </tfoot>
  );
}
