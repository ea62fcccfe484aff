import { sql, type SQL } from 'drizzle-orm';
import { mediaFiles } from '../../platform/files/fileTables';
import { events, infoPages, news } from './mediaTables';

const tables = [news, events, infoPages];

/** Covers have no record of their own, and there are more of them than one sweep looks at. */
const covers = tables.map(
  (table) => sql`exists (select from ${table} where ${table.coverId} = ${mediaFiles.id})`,
);

/** Pictures inside a text, or in what link previews show, are named there by their file or its id. */
const mentions = tables.map(
  (table) => sql`exists (select from ${table} where
    strpos(${table.body}::text, ${mediaFiles.fileName}) > 0 or
    strpos(${table.seo}::text, ${mediaFiles.id}::text) > 0)`,
);

/** Whether any publication shows the file, whatever record it belongs to. */
export const isInPublication = (): SQL => sql`(${sql.join([...covers, ...mentions], sql` or `)})`;
