import type * as media from '@campus/shared/contract/media/taxonomyCalls';
import type { Handlers } from '../../platform/Handler';
import { authorDirectory } from './directories/authorDirectory';
import { readDirectory } from './directories/readDirectory';
import { removeEntry } from './directories/removeEntry';
import { replaceEntry } from './directories/replaceEntry';
import { saveEntry } from './directories/saveEntry';
import { tagDirectory } from './directories/tagDirectory';
import { maySeeDrafts } from './maySeeDrafts';

export const mediaHandlers: Handlers<typeof media> = {
  listNewsTags: (_, { db, language, visitor }) =>
    readDirectory(tagDirectory, db, { language, isForStaff: maySeeDrafts(visitor) }),
  createNewsTag: ({ body }, context) => saveEntry(tagDirectory, body, context),
  updateNewsTag: ({ params: { id }, body: { version, ...tag } }, context) =>
    saveEntry(tagDirectory, tag, context, { id, version }),
  deleteNewsTag: ({ params }, context) => removeEntry(tagDirectory, params.id, context),
  replaceNewsTag: ({ params, body }, context) =>
    replaceEntry(tagDirectory, params.id, body.by, context),

  listAuthors: (_, { db, language, visitor }) =>
    readDirectory(authorDirectory, db, { language, isForStaff: maySeeDrafts(visitor) }),
  createAuthor: ({ body }, context) => saveEntry(authorDirectory, body, context),
  updateAuthor: ({ params: { id }, body: { version, ...author } }, context) =>
    saveEntry(authorDirectory, author, context, { id, version }),
  deleteAuthor: ({ params }, context) => removeEntry(authorDirectory, params.id, context),
  replaceAuthor: ({ params, body }, context) =>
    replaceEntry(authorDirectory, params.id, body.by, context),
};
