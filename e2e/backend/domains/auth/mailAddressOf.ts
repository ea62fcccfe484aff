import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { users } from '../accounts/userTables';
import type { Requester } from '../../platform/access/Requester';

/** Where letters to somebody go, and the language that they are in. */
export async function mailAddressOf(db: Database, { kind, id }: Pick<Requester, 'kind' | 'id'>) {
  const [table, email] = kind === 'HUMAN' ? [humans, humans.email] : [users, users.login];
  const [row] = await db
    .select({ email, language: languages.key })
    .from(table)
    .innerJoin(languages, eq(languages.id, table.languageId))
    .where(eq(table.id, id));
  return assertDefined(row);
}
