/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { openSeededDatabase } from '../../testing/openSeededDatabase';
import { startTimeout } from '../../testing/startTestBackend';

test(
  'whatever refers to a file is found by an index when the file is deleted',
  async () => {
    const { db, close } = await openSeededDatabase();
    const rows = await db
      .select({
        name: sql`conname`,
        isIndexed: sql`exists (
          select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
      })
      .from(sql`pg_constraint`)
      .where(sql`contype = 'f' and confrelid = 'media_files'::regclass`);
    await close();
    expect(rows).toHaveLength(9);
    expect(rows.filter(({ isIndexed }) => !isIndexed)).toStrictEqual([]);
  },
  startTimeout,
);
