import type { ReactNode } from 'react';

interface FileColumn<R> {
  header: string;
  text: (row: R) => string;
}

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
  /** Where a file has more columns for it than one: when and by whom. */
  file?: readonly FileColumn<R>[];
  /**
   * What rows are ordered by once somebody presses the header, in a table that is given all of its
   * rows; other tables are ordered by their server.
   */
  sortBy?: (row: R) => string | number;
  align?: 'start' | 'end';
  /**
   * `primary` is the headline of a card and the link; `secondary` gives way below 1024 px, and above
   * where the headline has no room beside it; `spare` only where the table would have to scroll.
   */
  priority?: 'primary' | 'secondary' | 'spare';
  /** Not shown until somebody chooses it in «Столбцы». */
  hidden?: boolean;
}

/** The column that names a row: the primary one, or else the first. */
export const headlineOf = <R>(columns: readonly Column<R>[]) =>
  (columns.find(({ priority }) => priority === 'primary') ?? columns[0])?.key;

/**
 * Columns in the order in which they give way, the last of each kind first. What rows are ordered by stays:
 * its header turns the order round.
 */
export const minorsOf = <R>(columns: readonly Column<R>[], sorted: string | undefined) =>
  (['secondary', 'spare'] as const).flatMap((wanted) =>
    columns
      .filter(({ key, priority }) => priority === wanted && key !== sorted)
      .map(({ key }) => key)
      .reverse(),
  );

/** Its place among those that give way, from 1; of no other columns. */
export const placeAmong = (minors: readonly string[], key: string) =>
  minors.indexOf(key) + 1 || undefined;

/** What a cell says in plain words. */
export function cellText<R>({ cell, text }: Column<R>, row: R): string {
  if (text) return text(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}

/** The columns of a file: those that have something to tell, in as many parts as they have. */
export const fileColumns = <R>(columns: readonly Column<R>[]): FileColumn<R>[] =>
  columns
    .filter(({ text }) => text !== false)
    .flatMap(
      (column) =>
        column.file ?? [{ header: column.header, text: (row: R) => cellText(column, row) }],
    );

/** What a row is called: the words of its headline. */
export function nameOf<R>(columns: readonly Column<R>[], row: R): string {
  const key = headlineOf(columns);
  const headline = columns.find((column) => column.key === key);
  return headline ? cellText(headline, row) : '';
}
