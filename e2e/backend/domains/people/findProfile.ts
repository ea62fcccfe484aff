import type { LanguageKey } from '@campus/shared/contract/fields';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { fileUrl } from '../../platform/files/toMediaFile';
import { findStudent } from '../accounts/toStudent';
import { mediaFiles } from '../../platform/files/fileTables';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { consentsOf } from './consentsOf';
import { maskDocuments } from './maskDocuments';

/** A person with everything that a profile shows; documents are masked. */
export async function findProfile(db: Database, id: string, language: LanguageKey, also?: SQL) {
  const [row] = await db
    .select({ human: humans, language: languages, photo: mediaFiles })
    .from(humans)
    .innerJoin(languages, eq(languages.id, humans.languageId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, humans.photoId))
    .where(and(eq(humans.id, id), also));
  if (!row) return undefined;
  const { human, photo } = row;
  const student = await findStudent(db, id, language);
  const profile = {
    ...human,
    ...maskDocuments(human),
    language: row.language,
    photoUrl: photo && fileUrl(photo),
    consents: await consentsOf(db, id),
    student,
    isStudent: student !== null && human.identityStatus !== 'MISMATCH',
    hasPassword: human.passwordHash !== null,
    deletedAt: human.deletedAt?.toISOString() ?? null,
    createdAt: human.createdAt.toISOString(),
    updatedAt: human.updatedAt.toISOString(),
    lastLoginAt: human.lastLoginAt?.toISOString() ?? null,
  };
  return { human, profile };
}
