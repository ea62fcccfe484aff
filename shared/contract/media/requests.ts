import * as z from 'zod/mini';
import { slug, url } from '../addressFields';
import {
  bilingual,
  id,
  line,
  listOf,
  longTexts,
  multiline,
  search,
  texts,
  timestamp,
  version,
} from '../fields';
import { period } from '../period';
import { publicationStatuses, type PublicationStatus } from './machine';

export const newsTagRequest = z.object({ name: texts(1, 40), slug });
export const newsTagUpdateRequest = z.extend(newsTagRequest, { version });

export const authorRequest = z.object({
  name: texts(1, 80),
  position: z.nullish(texts(1, 120)),
  bio: z.nullish(longTexts(1, 500)),
  photoId: z.nullish(id),
});
export const authorUpdateRequest = z.extend(authorRequest, { version });

/** The entry that takes the place of another. */
export const replacementRequest = z.object({ by: id });

const bodyBytes = 100 * 1024;
const isWithinBody = (html: string) => new TextEncoder().encode(html).length <= bodyBytes;
const html = multiline(0, bodyBytes).check(z.refine(isWithinBody, 'BODY_TOO_LARGE'));

// A year of two digits is only begun: what the database tells of it is read as another year, or not at
// all, as are moments before 1920 where its zone had seconds then.
const moment = timestamp.check(z.refine((text) => text >= '1920', 'DATE_FORMAT'));

const status = z.enum(publicationStatuses);

/** Whether readers have it, or will have it without anybody looking at it again. */
export const isForReaders = (status: PublicationStatus) =>
  status === 'PUBLISHED' || status === 'SCHEDULED';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>(
    (group, key) =>
      isGroup(group) ? Object.entries(group).find(([name]) => name === key)?.[1] : undefined,
    value,
  );

/** A draft is saved half-written; what readers are to see has all of these fields. */
const whole = (...own: string[]) =>
  z.check<{ status: PublicationStatus }>(({ value, issues }) => {
    if (!isForReaders(value.status)) return;
    const always = ['summary.ru', 'body.ru', ...own].map((name) => name.split('.'));
    // English alone is no text of these: readers in Russian would have none.
    const translated = [['seo', 'title'], ['seo', 'description'], ['organiser']]
      .filter((path) => isGroup(valueAt(value, path)))
      .map((path) => [...path, 'ru']);
    for (const path of [...always, ...translated])
      if (!valueAt(value, path))
        issues.push({ code: 'custom', message: 'REQUIRED', path, input: value });
  });

/** What news, events and pages have in common; of a draft only the Russian title must be there. */
const publication = z.object({
  /** Where it is missing, the present one stays, and a new item gets it from its Russian title. */
  url: z.nullish(slug),
  title: texts(1, 255),
  summary: texts(0, 300),
  body: bilingual(html, html),
  coverId: z.nullish(id),
  seo: z.nullish(
    z.object({
      title: z.nullish(texts(0, 70)),
      description: z.nullish(texts(0, 160)),
      ogImageId: z.nullish(id),
    }),
  ),
  /** The wanted state: naming another one than the present publishes, schedules, archives… */
  status,
  /**
   * When it appears or appeared: null takes it away, and what is not named stays. Publishing without
   * it, or before it, means now.
   */
  publishAt: z.nullish(moment),
});
export type PublicationRequest = z.output<typeof publication>;

/** The subject under which its files wait; without it the server makes one up. */
const creation = { id: z.optional(id) };

const tagIds = z._default(z.array(id).check(z.maxLength(5, 'TOO_MANY_ITEMS')), []);

const article = z.extend(publication, {
  tagIds,
  authorId: z.nullish(id),
  isPinned: z._default(z.boolean(), false),
});

const news = article.check(whole());

export const newsCreateRequest = z.safeExtend(news, creation);
export const newsRequest = z.safeExtend(news, { version });

const event = z
  .extend(article, {
    startsAt: z.nullish(moment),
    endsAt: z.nullish(moment),
    place: texts(0, 200),
    address: z.nullish(line(0, 255)),
    isOnline: z._default(z.boolean(), false),
    onlineUrl: z.nullish(url),
    capacity: z.nullish(z.int('RANGE').check(z.gte(1, 'RANGE'), z.lte(100_000, 'RANGE'))),
    registrationUrl: z.nullish(url),
    organiser: z.nullish(texts(0, 120)),
  })
  .check(...period('startsAt', 'endsAt', Infinity), whole('startsAt', 'endsAt', 'place.ru'));

export const eventCreateRequest = z.safeExtend(event, creation);
export const eventRequest = z.safeExtend(event, { version });

export const pageSections = ['ABOUT', 'HELP', 'LEGAL', 'GRANTS'] as const;

const infoPage = z
  .extend(publication, {
    parentId: z.nullish(id),
    position: z._default(z.int('RANGE').check(z.gte(0, 'RANGE'), z.lte(10_000, 'RANGE')), 0),
    section: z.nullish(z.enum(pageSections)),
    showInMenu: z._default(z.boolean(), false),
  })
  .check(whole('section'));

export const infoPageCreateRequest = z.safeExtend(infoPage, creation);
export const infoPageRequest = z.safeExtend(infoPage, { version });

/** `voter` is a name that a browser gives itself, another one for each page: it tells nothing of anybody. */
export const helpVoteRequest = z.object({
  pageId: id,
  voter: id,
  isHelpful: z.boolean('REQUIRED'),
  words: z.optional(multiline(1, 500)),
});

/** What pages of help are ordered by: those whom they did not help or did, their share, the last answer. */
export const helpVoteOrders = ['NOT_HELPED', 'HELPED', 'SHARE', 'LAST'] as const;

/** Counts the answers of a period; all of them where none is given. */
export const helpVoteFilterRequest = z
  .object({
    search,
    order: z.optional(z.enum(helpVoteOrders)),
    from: z.optional(timestamp),
    to: z.optional(timestamp),
  })
  .check(...period('from', 'to'));

/** What staff order items by in another way than their kind is ordered. */
export const publicationOrders = ['created', 'changed', 'published'] as const;

/** Readers find what is published; states are for staff. */
const publicationFilter = z.object({ search, statuses: listOf(status) });
export type PublicationFilter = z.output<typeof publicationFilter>;

export const newsFilterRequest = z.extend(publicationFilter, { tagIds: listOf(id, 20) });

export const eventFilterRequest = z
  .extend(newsFilterRequest, {
    /** Those that go on at some moment of the period. */
    from: z.optional(timestamp),
    to: z.optional(timestamp),
    /** An event is past when it has ended. */
    when: z.optional(z.enum(['UPCOMING', 'PAST'])),
    isOnline: z.optional(z.boolean()),
  })
  .check(...period('from', 'to'));

export const infoPageFilterRequest = z.extend(publicationFilter, {
  sections: listOf(z.enum(pageSections)),
  /** Null finds the pages of the first level. */
  parentId: z.nullish(id),
  showInMenu: z.optional(z.boolean()),
});
