import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { toMediaFile } from '../../files/toMediaFile';
import type { Context } from '../../Handler';
import { Refusal } from '../../Refusal';
import { picturesOf } from '../picturesOf';
import { editorsOf } from './editorsOf';
import { filesOf } from './filesOf';
import { findPublication } from './findPublications';
import type { Editable, PublicationRow, Whole } from './PublicationKind';

async function toRecord(db: Database, row: Whole, language: LanguageKey) {
  const coverOf = await picturesOf(db, [row.coverId], language);
  const editorOf = await editorsOf(db, [row.updatedById]);
  return {
    ...row,
    cover: coverOf(row.coverId),
    publishAt: row.publishAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: editorOf(row.updatedById),
    files: (await filesOf(db, row.id)).map(toMediaFile),
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
