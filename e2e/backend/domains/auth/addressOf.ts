import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { existing } from '../../platform/database/existing';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { users } from '../accounts/userTables';
import type { Visitor } from '../../platform/access/Visitor';

/** Where letters to somebody go, and the language that they are in. */
export async function addressOf(db: Database, { kind, id }: Pick<Visitor, 'kind' | 'id'>) {
  const [table, email] = kind === 'HUMAN' ? [humans, humans.email] : [users, users.login];
  const [row] = await db
    .select({ email, language: languages.key })
    .from(table)
    .innerJoin(languages, eq(languages.id, table.languageId))
    .where(eq(table.id, id));
  return existing(row);
}
