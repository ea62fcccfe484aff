import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import { checkReferences } from '../../platform/database/checkReferences';
import type { Database } from '../../platform/database/Database';
import { authors, type news } from './mediaTables';
import { authorDirectory } from './directories/authorDirectory';
import type { PublicationRow } from './publications/PublicationKind';
import { tagIdsOf } from './publications/replaceTags';
import type { TagLinks } from './publications/TagLinks';
import { tagsOf } from './publications/tagsOf';

export type EditorialRow = PublicationRow & Pick<typeof news.$inferSelect, 'authorId' | 'isPinned'>;

interface EditorialRequest {
  authorId?: string | null;
  isPinned: boolean;
}

async function authorOf(db: Database, id: string | null, language: LanguageKey) {
  const rows = id ? await db.select().from(authors).where(eq(authors.id, id)) : [];
  const toAuthor = await authorDirectory.prepare(db, rows, language);
  return rows.map(toAuthor)[0] ?? null;
}

/** What news and events share: tags, an author, a place at the top. */
export const editorial = (tags: TagLinks) => ({
  async prepareCards(db: Database, rows: EditorialRow[], language: LanguageKey) {
    const ids = rows.map((row) => row.id);
    const found = await tagsOf(db, tags, ids, language);
    return ({ id, isPinned }: EditorialRow) => ({ isPinned, tags: found.get(id) ?? [] });
  },
  toItem: async (db: Database, { authorId }: EditorialRow, language: LanguageKey) => ({
    author: await authorOf(db, authorId, language),
  }),
  toRecord: async (db: Database, { id, authorId, isPinned }: EditorialRow) => ({
    authorId,
    isPinned,
    tagIds: await tagIdsOf(db, tags, id),
  }),
  toColumns: ({ authorId = null, isPinned }: EditorialRequest) => ({ authorId, isPinned }),
  check: (tx: Database, { authorId }: EditorialRequest) =>
    checkReferences(tx, authors, [authorId], 'authorId'),
});
