import { TextLink } from '@campus/shared/ui/TextLink';
import { useId, type ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface Column<R> {
  key: string;
  header: string;
  cell: (row: R) => ReactNode;
  align?: 'start' | 'end';
  /** `primary` is the headline of a card; `secondary` gives way between 768 and 1024 px. */
  priority?: 'primary' | 'secondary';
}

interface DataTableProps<R> {
  caption: string;
  columns: Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** The first column becomes a link that covers the row. */
  rowLink?: (row: R) => string;
}

/** A table that turns into cards below 768 px. */
export function DataTable<R>({ caption, columns, rows, rowKey, rowLink }: DataTableProps<R>) {
  const captionId = useId();
  return (
    // Wide tables scroll sideways, which the keyboard can do only in a focusable region.
    <div className={styles.frame} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className="visually-hidden">
          {caption}
        </caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ key, header, align, priority }) => (
              <th key={key} scope="col" data-align={align} data-priority={priority}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={rowKey(row)} row={row} columns={columns} to={rowLink?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row<R>({ row, columns, to }: { row: R; columns: Column<R>[]; to?: string }) {
  return (
    <tr className={styles.row} data-linked={to ? true : undefined}>
      {columns.map(({ key, header, cell, align, priority }, index) => (
        <td key={key} data-label={header} data-align={align} data-priority={priority}>
          {to && index === 0 ? (
            <TextLink to={to} quiet cover>
              {cell(row)}
            </TextLink>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
