import { textOf, type Column } from '../DataTable/column';

/** A file that the Russian Excel opens as a table: semicolons, and a mark that says UTF-8. */
export async function csvOf<R>(columns: readonly Column<R>[], rows: readonly R[]) {
  const { default: papa } = await import('papaparse');
  const told = columns.filter(({ text }) => text !== false);
  const lines = [
    told.map(({ header }) => header),
    ...rows.map((row) => told.map((column) => textOf(column, row))),
  ];
  // A cell that begins with «=» would be run by Excel as a formula.
  return `\uFEFF${papa.unparse(lines, { delimiter: ';', escapeFormulae: true })}`;
}
