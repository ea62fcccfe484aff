import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { existing } from '../../existing';
import { fileUrl } from '../../files/fileUrl';
import type { Context } from '../../Handler';
import { inLanguage } from '../../messages/inLanguage';
import { Refusal } from '../../Refusal';
import { formerUrls } from '../../schema/publication';
import { picturesOf } from '../picturesOf';
import { isPublished } from './conditions';
import { filesOf } from './filesOf';
import { findPublication } from './findPublications';
import { languageOf, prepareCards } from './prepareCards';
import { isShownElsewhere } from './isShownElsewhere';
import type { Publication, PublicationRow, Readable, Whole } from './PublicationKind';
import { withPictureSizes } from './withPictureSizes';

function hasUrl(db: Database, { name, table }: Publication, url: string) {
  const former = db
    .select({ id: formerUrls.subjectId })
    .from(formerUrls)
    .where(and(eq(formerUrls.kind, name), eq(formerUrls.url, url)));
  return or(eq(table.url, url), inArray(table.id, former));
}

type File = Awaited<ReturnType<typeof filesOf>>[number];

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
  const lang = languageOf(row, language);
  const { id, title, summary, seo, coverId, publishAt } = row;
  const imageOf = await picturesOf(db, [seo?.ogImageId, coverId], lang);
  const files = await filesOf(db, id);
  const body = inLanguage(row.body, lang);
  return {
    publishAt: existing(publishAt).toISOString(),
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
export const getPublicationByUrl =
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
