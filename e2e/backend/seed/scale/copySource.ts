import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Source } from './Source';

const chunkSize = 65_536;
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' };

function fieldOf(column: PgColumn, value: unknown) {
  if (value === null || value === undefined) return '\\N';
  const text = String(column.mapToDriverValue(value));
  return text.replace(/[\\\n\t\r]/g, (found) => escapes[found] ?? found);
}

function* toText(columns: Map<string, PgColumn>, rows: Iterable<object>) {
  const entries = [...columns];
  let chunk = '';
  for (const row of rows as Iterable<Record<string, unknown>>) {
    chunk += `${entries.map(([key, column]) => fieldOf(column, row[key])).join('\t')}\n`;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** The columns that the first row names; what else it carries is for whoever made it. */
function columnsOf({ table, rows }: Source) {
  const known = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  const [first = {}] = rows;
  return new Map(known.filter(([key]) => key in first));
}

/** Copies the rows into their table; returns how many. */
export async function copySource(client: Client, source: Source) {
  const columns = columnsOf(source);
  const names = [...columns.keys()].map((key) => `"${toSnakeCase(key)}"`).join(', ');
  // Frozen rows need no vacuum later; it is allowed because the table was truncated just now.
  const copy = client.query(
    from(`copy "${getTableName(source.table)}" (${names}) from stdin with (freeze)`),
  );
  await pipeline(Readable.from(toText(columns, source.rows)), copy);
  return copy.rowCount;
}
