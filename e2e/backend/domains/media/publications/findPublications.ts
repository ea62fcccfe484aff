import type { LanguageKey } from '@campus/shared/contract/fields';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { onPage, type PageSelection } from '../../../platform/database/onPage';
import { foundIn } from './foundIn';
import type { PublicationTable, Whole } from './PublicationKind';

/** Title, summary and text are all there in English: what is half translated is read in Russian. */
const isTranslated = ({ title, summary, body }: PublicationTable) =>
  sql<boolean>`(${title}->>'en' is not null and ${summary}->>'en' is not null and ${body}->>'en' is not null)`;

function columnsOf(table: PublicationTable, hidden: readonly string[]) {
  const columns = Object.entries(getTableColumns(table));
  const wanted = columns.filter(([name]) => !hidden.includes(name));
  return { ...Object.fromEntries(wanted), isTranslated: isTranslated(table) };
}

interface Asked {
  search: string | undefined;
  language: LanguageKey;
}

/** One page, without the long texts but for the piece that has the searched words. */
export async function findPublications<Row>(
  db: Database,
  table: PublicationTable,
  page: PageSelection,
  { search, language }: Asked,
) {
  const found = foundIn(table, search, language, isTranslated(table));
  const rows: unknown = await db
    .select({ ...columnsOf(table, ['words', 'body']), found })
    .from(table)
    .where(onPage(db, table, page))
    .orderBy(...page.orderBy, table.id);
  return rows as Row[];
}

/** The first that fits, with its text. */
export async function findPublication<Row>(
  db: Database,
  table: PublicationTable,
  where: SQL | undefined,
  orderBy: SQL[] = [],
) {
  const rows: unknown[] = await db
    .select(columnsOf(table, ['words']))
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(1);
  return rows[0] as Whole<Row> | undefined;
}
