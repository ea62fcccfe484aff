import type { ReactNode } from 'react';

export interface Column<R> {
  key: string;
  header: string;
  cell: (row: R) => ReactNode;
  /**
   * The same in plain words, for files and names; needed where the cell is no text and no number.
   * False where there is nothing to tell: the column is not in the file.
   */
  text?: ((row: R) => string) | false;
  /**
   * Of all rows given to the table, in its last row; that of the headline says what is summed. Where
   * the rows are one page of several, the sum is the server's.
   */
  total?: (rows: readonly R[]) => ReactNode;
  align?: 'start' | 'end';
  /** `primary` is the headline of a card and the link; `secondary` gives way below 1024 px. */
  priority?: 'primary' | 'secondary';
  /** Not shown until somebody chooses it in «Столбцы». */
  hidden?: boolean;
}

/** The column that names a row: the primary one, or else the first. */
export const headlineOf = <R>(columns: readonly Column<R>[]) =>
  (columns.find(({ priority }) => priority === 'primary') ?? columns[0])?.key;

/** What a cell says in plain words. */
export function textOf<R>({ cell, text }: Column<R>, row: R): string {
  if (text) return text(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}

/** What a row is called: the words of its headline. */
export function nameOf<R>(columns: readonly Column<R>[], row: R): string {
  const key = headlineOf(columns);
  const headline = columns.find((column) => column.key === key);
  return headline ? textOf(headline, row) : '';
}
