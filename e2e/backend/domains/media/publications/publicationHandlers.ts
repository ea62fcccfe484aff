import type { LanguageKey } from '@campus/shared/contract/fields';
import type {
  PublicationFilter,
  publicationOrders,
  PublicationRequest,
} from '@campus/shared/contract/media/requests';
import { and, eq, asc, desc, inArray, or, sql } from 'drizzle-orm';
import { recordLog } from '../../../platform/audit/recordLog';
import { countRows } from '../../../platform/database/countRows';
import type { Database } from '../../../platform/database/Database';
import { withAdvisoryLock } from '../../../platform/database/withAdvisoryLock';
import { assertDefined } from '../../../platform/database/assertDefined';
import { fileUrl } from '../../../platform/files/toMediaFile';
import type { Context } from '../../../platform/Handler';
import { inLanguage } from '../../../platform/messages/inLanguage';
import { Refusal } from '../../../platform/access/Refusal';
import { formerUrls } from '../mediaTables';
import type { StaffMember, Requester } from '../../../platform/access/Requester';
import { maySeeDrafts } from '../maySeeDrafts';
import { picturesOf } from '../picturesOf';
import { isPublished, matches } from './conditions';
import { publicationFiles } from './publicationFiles';
import { findPublications, findPublication } from './findPublications';
import { mediaFiles } from '../../../platform/files/fileTables';
import { prepareCards, publicationLanguage } from './prepareCards';
import type {
  Editable,
  PublicationRow,
  PublicationTable,
  Readable,
  Publication,
  Whole,
} from './PublicationKind';
import { getPublication } from './readRecord';
import { createPublication, updatePublication } from './savePublication';

const pictures = /<img (?![^>]*\b(?:width|height)=)[^>]*?src="[^"]*\/([^/"]+)"/g;

const filesNamed = (db: Database, names: string[]) =>
  db
    .select()
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.fileName, names), eq(mediaFiles.bucket, 'public')));

/** Says how large each picture of the text is where its author did not: its place is kept until it is there. */
export async function withPictureSizes(db: Database, html: string) {
  const names = [...html.matchAll(pictures)].map(([, name = '']) => name);
  if (names.length === 0) return html;
  const files = await filesNamed(db, names);
  return html.replace(pictures, (tag, name: string) => {
    const file = files.find(({ fileName }) => fileName === name);
    return file?.width && file.height
      ? `${tag} width="${file.width}" height="${file.height}"`
      : tag;
  });
}

type IsShownElsewhereFile = Pick<typeof mediaFiles.$inferSelect, 'id' | 'fileName'>;
type Shower = Pick<Whole, 'coverId' | 'seo' | 'body'>;

/** Whether a publication itself shows the file: as its cover, in links, or in its text in any language. */
const isShownElsewhere = ({ id, fileName }: IsShownElsewhereFile, { coverId, seo, body }: Shower) =>
  [coverId, seo?.ogImageId].includes(id) ||
  [body.ru, body.en].some((html) => html?.includes(fileName));

function hasUrl(db: Database, { name, table }: Publication, url: string) {
  const former = db
    .select({ id: formerUrls.subjectId })
    .from(formerUrls)
    .where(and(eq(formerUrls.kind, name), eq(formerUrls.url, url)));
  return or(eq(table.url, url), inArray(table.id, former));
}

type File = Awaited<ReturnType<typeof publicationFiles>>[number];

const isPicture = ({ width }: File) => width !== null;

/** A picture that nobody has described is not offered yet. */
const attachments = (files: File[], row: Whole, lang: LanguageKey) =>
  files
    .filter((file) => !isShownElsewhere(file, row))
    .filter((file) => !isPicture(file) || file.alt?.ru)
    .map((file) => ({
      ...file,
      url: fileUrl(file),
      name: file.originalName,
      alt: file.alt && inLanguage(file.alt, lang),
      caption: file.caption && inLanguage(file.caption, lang),
    }));

/** What the page of one publication shows beyond the card. */
async function toItem(db: Database, row: Whole, language: LanguageKey) {
  const lang = publicationLanguage(row, language);
  const { id, title, summary, seo, coverId, publishAt } = row;
  const imageOf = await picturesOf(db, [seo?.ogImageId, coverId], lang);
  const files = await publicationFiles(db, id);
  const body = inLanguage(row.body, lang);
  return {
    publishAt: assertDefined(publishAt).toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    body: await withPictureSizes(db, body),
    seo: {
      title: inLanguage(seo?.title ?? title, lang),
      description: inLanguage(seo?.description ?? summary, lang),
      image: imageOf(seo?.ogImageId) ?? imageOf(coverId),
    },
    files: attachments(files, row, lang),
  };
}

/**
 * One published item by its address. A former address leads to the item too: the caller sees in
 * `url` that it has moved, and goes there.
 */
const getPublicationByUrl =
  <Row extends PublicationRow, Card extends object, Item extends object>(
    kind: Readable<Row, never, Card, Item>,
  ) =>
  async ({ params: { url } }: { params: { url: string } }, context: Context<null>) => {
    const { db, language } = context;
    const { table } = kind;
    const isWanted = and(isPublished(table, new Date(context.now())), hasUrl(db, kind, url));
    const present = desc(eq(table.url, url));
    const row = await findPublication<Row>(db, table, isWanted, [present]);
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    const toCard = await prepareCards(kind, db, [row], { language, isForStaff: false });
    const item = await toItem(db, row, language);
    return { ...toCard(row), ...item, ...(await kind.toItem(db, row, language)) };
  };

type Sort = (typeof publicationOrders)[number];

interface FilterInput<Filter> {
  query: { skip: number; size: number; asc: boolean; sort?: Sort };
  body: Filter;
}

const sorted = { created: 'createdAt', changed: 'updatedAt', published: 'publishAt' } as const;

/** What has no such moment comes last, whichever way the others run. */
const orderBySort = (table: PublicationTable, sort: Sort, isAscending: boolean) => [
  isAscending
    ? sql`${table[sorted[sort]]} asc nulls last`
    : sql`${table[sorted[sort]]} desc nulls last`,
];

/** A page of cards: of what is published, or of the states that an editor asks for. */
const filterPublications =
  <Row extends PublicationRow, Filter extends PublicationFilter, Card extends object>(
    kind: Readable<Row, Filter, Card, object>,
  ) =>
  async ({ query, body }: FilterInput<Filter>, context: Context<Requester | null>) => {
    const { db, language, visitor } = context;
    const { table } = kind;
    const now = new Date(context.now());
    const isForStaff = maySeeDrafts(visitor);
    const statuses = body.statuses?.length ? body.statuses : undefined;
    if (statuses && !isForStaff) throw new Refusal(403, 'FORBIDDEN');
    const where = and(
      statuses ? inArray(table.status, statuses) : isPublished(table, now),
      matches(table, body.search),
      kind.narrow(db, body, now),
    );
    const { skip, size } = query;
    const direction = query.asc ? asc : desc;
    const orderBy =
      isForStaff && query.sort
        ? orderBySort(table, query.sort, query.asc)
        : kind.orderBy({ direction, isByAge: statuses !== undefined, now }, body);
    const page = { where, orderBy, skip, size };
    const rows = await findPublications<Row>(db, table, page, { search: body.search, language });
    const toCard = await prepareCards(kind, db, rows, { language, isForStaff });
    return { items: rows.map(toCard), total: await countRows(db, table, where), skip, size };
  };

type Removable = Publication & Pick<Editable<never, never, object>, 'checkRemoval'>;

/** Removes a publication in any state; its tags go with it. */
const deletePublication =
  ({ name, entity, table, checkRemoval }: Removable) =>
  ({ params: { id } }: { params: { id: string } }, context: Context<StaffMember>) =>
    context.db.transaction(async (tx) => {
      await withAdvisoryLock(tx, name);
      await checkRemoval?.(tx, id);
      const { url, title, status } = table;
      const [gone] = await tx
        .delete(table)
        .where(eq(table.id, id))
        .returning({ url, title, status });
      if (!gone) throw new Refusal(404, 'NOT_FOUND');
      await tx
        .delete(formerUrls)
        .where(and(eq(formerUrls.kind, name), eq(formerUrls.subjectId, id)));
      await recordLog(tx, context, {
        action: `${entity}.delete`,
        entity: { type: entity, id },
        diff: {
          url: { from: gone.url },
          title: { from: gone.title },
          status: { from: gone.status },
        },
      });
      return {};
    });

/** The six calls that news, events and pages have alike. */
export const publicationHandlers = <
  Row extends PublicationRow,
  Filter extends PublicationFilter,
  Request extends PublicationRequest & { tagIds?: string[] },
  Card extends object,
  Item extends object,
  Own extends object,
>(
  kind: Readable<Row, Filter, Card, Item> & Editable<Row, Request, Own>,
) => ({
  filter: filterPublications(kind),
  getByUrl: getPublicationByUrl(kind),
  get: getPublication(kind),
  create: createPublication(kind),
  update: updatePublication(kind),
  remove: deletePublication(kind),
});
