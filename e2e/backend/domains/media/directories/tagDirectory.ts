import type { newsTagRequest } from '@campus/shared/contract/media/requests';
import { slugOf } from '@campus/shared/contract/slugOf';
import { and, eq, like, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../platform/database/Database';
import { withAdvisoryLock } from '../../../platform/database/withAdvisoryLock';
import { inLanguage } from '../../../platform/messages/inLanguage';
import { eventsToTags, newsTags, newsToTags } from '../mediaTables';
import { urlTaken } from '../freeSlug';
import { publications } from '../publications/publications';
import type { Directory } from './Directory';

type Row = typeof newsTags.$inferSelect;
type Request = z.output<typeof newsTagRequest>;
interface Entry {
  id: string;
  name: string;
  slug: string;
}

async function checkSlug(tx: Database, { slug }: Request, id?: string) {
  await withAdvisoryLock(tx, 'newsTag');
  const isSimilar = like(newsTags.slug, `${slugOf(slug)}%`);
  const rows = await tx
    .select({ slug: newsTags.slug })
    .from(newsTags)
    .where(and(isSimilar, id ? ne(newsTags.id, id) : undefined));
  const taken = new Set(rows.map((row) => row.slug));
  if (taken.has(slug)) throw urlTaken('slug', slug, taken);
}

/** A publication that has both keeps the one that stays. */
async function moveUses(tx: Database, from: string, to: string) {
  for (const { tags } of [publications.news, publications.events]) {
    const { table, subjectId, tagId, link } = tags;
    const rows = await tx.delete(table).where(eq(tagId, from)).returning({ subjectId });
    const links = rows.map((row) => link(String(row.subjectId), to));
    if (links.length > 0) await tx.insert(table).values(links).onConflictDoNothing();
  }
}

export const tagDirectory: Directory<Row, Request, Entry, object> = {
  entity: 'newsTag',
  table: newsTags,
  // The comparisons are made apart: written out, their columns would lose the names of the tables.
  uses: sql<number>`(
    (select count(*) from ${newsToTags} where ${eq(newsToTags.tagId, newsTags.id)}) +
    (select count(*) from ${eventsToTags} where ${eq(eventsToTags.tagId, newsTags.id)})
  )::int`,
  moveUses,
  check: checkSlug,
  toColumns: ({ name, slug }) => ({ name, slug }),
  prepare: async (_, __, language) => (row) => ({
    id: row.id,
    name: inLanguage(row.name, language),
    slug: row.slug,
  }),
  toStaffEntry: () => ({}),
};
