import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../../../platform/database/Database';
import { inLanguage } from '../../../platform/messages/inLanguage';
import { picturesOf } from '../picturesOf';
import { editorsOf } from './editorsOf';
import { toSnippet } from './foundIn';
import type { PublicationRow, Readable } from './PublicationKind';

interface Reader {
  language: LanguageKey;
  isForStaff: boolean;
}

/** The language that a publication is read in by whoever asks for `language`. */
export const publicationLanguage = ({ isTranslated }: PublicationRow, language: LanguageKey) =>
  isTranslated ? language : 'ru';

function toCard(row: PublicationRow, language: LanguageKey) {
  const lang = publicationLanguage(row, language);
  return {
    id: row.id,
    url: row.url,
    lang,
    title: inLanguage(row.title, lang),
    summary: inLanguage(row.summary, lang),
    publishAt: row.publishAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    ...(row.found && { found: toSnippet(row.found) }),
  };
}

const both: LanguageKey[] = ['ru', 'en'];

async function prepareStaffFacts(db: Database, rows: PublicationRow[]) {
  const editorOf = await editorsOf(
    db,
    rows.map((row) => row.updatedById),
  );
  return ({
    status,
    version,
    createdAt,
    updatedAt,
    updatedById,
    isTranslated,
  }: PublicationRow) => ({
    status,
    version,
    languages: isTranslated ? both : both.slice(0, 1),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    updatedBy: editorOf(updatedById),
  });
}

/** Makes cards out of rows; what all of them need is read at once. */
export async function prepareCards<Row extends PublicationRow, Card extends object>(
  kind: Pick<Readable<Row, never, Card, never>, 'prepareCards'>,
  db: Database,
  rows: Row[],
  { language, isForStaff }: Reader,
) {
  const coverOf = await picturesOf(
    db,
    rows.map((row) => row.coverId),
    language,
  );
  const toStaffFacts = isForStaff ? await prepareStaffFacts(db, rows) : undefined;
  const toOwn = await kind.prepareCards(db, rows, language);
  return (row: Row) => ({
    ...toCard(row, language),
    cover: coverOf(row.coverId),
    staff: toStaffFacts?.(row),
    ...toOwn(row),
  });
}
