import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database/Database';
import { toMediaFile } from '../../../platform/files/toMediaFile';
import type { Context } from '../../../platform/Handler';
import { Refusal } from '../../../platform/access/Refusal';
import { mediaFiles } from '../../../platform/files/fileTables';
import { picturesOf } from '../picturesOf';
import { editorsOf } from './editorsOf';
import { publicationFiles } from './publicationFiles';
import { findPublication } from './findPublications';
import type { Editable, PublicationRow, Whole } from './PublicationKind';

/** Pictures that it shows and that are not its own: a new cover is for nobody but its editor until a save. */
function shownOf(db: Database, { id, coverId, seo }: Whole) {
  const ids = [coverId, seo?.ogImageId].filter((picture) => typeof picture === 'string');
  if (ids.length === 0) return [];
  const isMeant = and(inArray(mediaFiles.id, ids), eq(mediaFiles.bucket, 'public'));
  return db
    .select()
    .from(mediaFiles)
    .where(and(isMeant, ne(mediaFiles.subjectId, id)));
}

async function toRecord(db: Database, row: Whole, language: LanguageKey) {
  const coverOf = await picturesOf(db, [row.coverId], language);
  const editorOf = await editorsOf(db, [row.updatedById]);
  const files = [...(await publicationFiles(db, row.id)), ...(await shownOf(db, row))];
  return {
    ...row,
    cover: coverOf(row.coverId),
    publishAt: row.publishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: editorOf(row.updatedById),
    files: files.map(toMediaFile),
  };
}

/** All of a publication, as its editor needs it. @throws Refusal 404. */
export async function readRecord<Row extends PublicationRow, Own extends object>(
  kind: Pick<Editable<Row, never, Own>, 'table' | 'toRecord'>,
  db: Database,
  id: string,
  language: LanguageKey,
) {
  const row = await findPublication<Row>(db, kind.table, eq(kind.table.id, id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return { ...(await toRecord(db, row, language)), ...(await kind.toRecord(db, row)) };
}

export const getPublication =
  <Row extends PublicationRow, Own extends object>(
    kind: Pick<Editable<Row, never, Own>, 'table' | 'toRecord'>,
  ) =>
  ({ params: { id } }: { params: { id: string } }, { db, language }: Context) =>
    readRecord(kind, db, id, language);
