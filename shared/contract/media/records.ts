import * as z from 'zod/mini';
import { id, languageKey, localText, timestamp } from '../fields';
import { mediaFile, picture } from '../files/records';
import { publicationStatuses } from './machine';

const editor = z.object({ id, name: z.string() });

/** What only staff may see; `languages` are those in which title, summary and text are all there. */
const staffFacts = z.object({
  status: z.enum(publicationStatuses),
  version: z.int(),
  languages: z.array(languageKey),
  createdAt: timestamp,
  updatedAt: timestamp,
  updatedBy: z.nullable(editor),
});

/** `lang` tells which language was found: Russian where the asked one is not complete. */
export const publicationCard = z.object({
  id,
  url: z.string(),
  lang: languageKey,
  title: z.string(),
  summary: z.string(),
  /** The piece of the text with the searched words, where neither title nor summary has them. */
  found: z.optional(z.string()),
  cover: z.nullable(picture),
  /** Null only for staff, of an item that nobody has published or scheduled. */
  publishAt: z.nullable(timestamp),
  /** Left out by a backend that is older than the page. */
  updatedAt: z.optional(timestamp),
  staff: z.optional(staffFacts),
});

/** A file in the reader's language. */
const attachment = z.object({
  id,
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  alt: z.nullable(z.string()),
  caption: z.nullable(z.string()),
});

/** What a published item has beyond its card; `body` is HTML that the server has cleaned. */
export const publicationItem = z.object({
  publishAt: timestamp,
  updatedAt: timestamp,
  body: z.string(),
  /** What search engines and link previews are to show. */
  seo: z.object({
    title: z.string(),
    description: z.string(),
    image: z.nullable(picture),
  }),
  /** Those that neither the cover nor the text shows. */
  files: z.array(attachment),
});

/** All of an item, as the editor needs it. */
export const publicationRecord = z.object({
  id,
  version: z.int(),
  url: z.string(),
  title: localText,
  summary: localText,
  body: localText,
  coverId: z.nullable(id),
  cover: z.nullable(picture),
  seo: z.nullable(
    z.object({
      title: z.nullish(localText),
      description: z.nullish(localText),
      ogImageId: z.nullish(id),
    }),
  ),
  status: z.enum(publicationStatuses),
  publishAt: z.nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
  updatedBy: z.nullable(editor),
  /** Its own, and the pictures that it shows of another subject. */
  files: z.array(mediaFile),
});
