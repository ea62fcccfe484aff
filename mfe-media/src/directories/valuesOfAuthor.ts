import type { AuthorEntry } from './AuthorEntry';

type Text = { ru: string; en?: string } | null | undefined;

const both = (text: Text) => ({ ru: text?.ru ?? '', en: text?.en ?? '' });

/** An author as the fields show them; without one, empty fields. */
export const valuesOfAuthor = (author?: AuthorEntry) => ({
  name: both(author?.staff?.name),
  position: both(author?.staff?.position),
  bio: both(author?.staff?.bio),
  photoId: author?.staff?.photoId ?? null,
});
