import type { Author } from '@campus/shared/contract/media/taxonomyCalls';
import type { authorRequest } from '@campus/shared/contract/media/requests';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { inLanguage } from '../../../platform/messages/inLanguage';
import { authors, events, news } from '../mediaTables';
import { checkPicture } from '../checkPicture';
import { picturesOf } from '../picturesOf';
import type { Directory } from './Directory';

type Row = typeof authors.$inferSelect;
type Request = z.output<typeof authorRequest>;
type StaffEntry = Pick<Row, 'position' | 'bio' | 'photoId'>;

export const authorDirectory: Directory<Row, Request, Author, StaffEntry> = {
  entity: 'author',
  table: authors,
  uses: sql<number>`(
    (select count(*) from ${news} where ${eq(news.authorId, authors.id)}) +
    (select count(*) from ${events} where ${eq(events.authorId, authors.id)})
  )::int`,
  // As with tags, nobody has edited the publications: their last change stays whose and when it was.
  async moveUses(tx, from, to) {
    for (const table of [news, events])
      await tx
        .update(table)
        .set({ authorId: to, updatedAt: sql`${table.updatedAt}` })
        .where(eq(table.authorId, from));
  },
  check: (tx, { photoId }) => checkPicture(tx, photoId, { field: 'photoId' }),
  toColumns: ({ name, position = null, bio = null, photoId = null }) => ({
    name,
    position,
    bio,
    photoId,
  }),
  async prepare(db, rows, language) {
    const photoOf = await picturesOf(
      db,
      rows.map((row) => row.photoId),
      language,
    );
    return ({ id, name, position, bio, photoId }) => ({
      id,
      name: inLanguage(name, language),
      position: position && inLanguage(position, language),
      bio: bio && inLanguage(bio, language),
      photo: photoOf(photoId),
    });
  },
  toStaffEntry: ({ position, bio, photoId }) => ({ position, bio, photoId }),
};
