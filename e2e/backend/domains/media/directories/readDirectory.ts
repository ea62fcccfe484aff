import type { LanguageKey } from '@campus/shared/contract/fields';
import { getTableColumns, type SQL } from 'drizzle-orm';
import { nameColumn } from '../../../platform/database/inNameOrder';
import type { Database } from '../../../platform/database/Database';
import type { Counted, Directory, DirectoryRow } from './Directory';

interface Reader {
  language: LanguageKey;
  isForStaff: boolean;
}

/** Records from A to Z, as the reader may see them. */
export async function readDirectory<Row extends DirectoryRow, Entry, StaffEntry>(
  { table, uses, prepare, toStaffEntry }: Directory<Row, never, Entry, StaffEntry>,
  db: Database,
  { language, isForStaff }: Reader,
  where?: SQL,
) {
  const rows = (await db
    .select({ ...getTableColumns(table), uses })
    .from(table)
    .where(where)
    .orderBy(nameColumn(table.name, language), table.id)) as unknown as Counted<Row>[];
  const toEntry = await prepare(db, rows, language);
  return rows.map((row) => {
    const { name, version, uses: count } = row;
    const staff = isForStaff ? { name, version, uses: count, ...toStaffEntry(row) } : undefined;
    return { ...toEntry(row), staff };
  });
}
