import type { Canary } from '../registry/Deployment';

/** Columns as wide as they need to be; the first row names them. */
export function asTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `2026-11-21 23:05`, where the person is. */
export const timeText = (at: string): string =>
  at ? new Date(at).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }) : '';

/** `5 % of the visitors and STUDENT, ADMIN`. */
export const audienceText = ({ percent, roles }: Canary): string =>
  [
    ...(percent > 0 ? [`${percent} % of the visitors`] : []),
    ...(roles.length > 0 ? [roles.join(', ')] : []),
  ].join(' and ');

/** A command as people type it. */
export const command = (words: string): string => `npm run release -- ${words}`;
