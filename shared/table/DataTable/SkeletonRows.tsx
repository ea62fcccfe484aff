import { Skeleton } from '@campus/shared/ui/Skeleton';
import styles from './DataTable.module.css';
import { headlineOf, type Column } from './column';

interface SkeletonRowsProps<R> {
  columns: Column<R>[];
  isChoosable: boolean;
}

const rows = [72, 56, 88, 64, 80, 60, 76, 68];

/** Rows of the table's shape; the screen says once that it loads. */
export function SkeletonRows<R>({ columns, isChoosable }: SkeletonRowsProps<R>) {
  const headline = headlineOf(columns);
  return (
    <tbody aria-hidden="true">
      {rows.map((width, index) => (
        <tr key={index} className={styles.row}>
          {isChoosable && <td className={styles.select} data-pick />}
          {columns.map(({ key, header, align, priority }) => (
            <td
              key={key}
              data-label={header}
              data-align={align}
              data-priority={priority}
              data-headline={key === headline || undefined}
            >
              <span className={styles.bone}>
                <Skeleton width={`${align === 'end' ? 60 : width}%`} />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
