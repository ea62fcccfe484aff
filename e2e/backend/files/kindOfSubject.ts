import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { subjectTables, type SubjectKind } from './subjectTables';

/** What a record is, by its id alone; undefined is one that is not made yet. */
export async function kindOfSubject(db: Database, id: string): Promise<SubjectKind | undefined> {
  const searches = Object.entries(subjectTables).flatMap(([kind, tables]) =>
    tables.map(
      (table) => sql`select ${kind}::text as kind from ${table} where ${table.id} = ${id}`,
    ),
  );
  const [found] = await db
    .select({ kind: sql<SubjectKind>`kind` })
    .from(sql`(${sql.join(searches, sql` union all `)}) as subjects`);
  return found?.kind;
}
