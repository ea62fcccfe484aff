import { TableRow, type RowsProps } from './TableRow';

export function PlainRows<R>({ rows, ...rest }: RowsProps<R>) {
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={rest.rowKey(row)} {...rest} row={row} />
      ))}
    </tbody>
  );
}
