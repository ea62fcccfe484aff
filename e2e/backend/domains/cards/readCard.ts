import type { LanguageKey } from '@campus/shared/contract/fields';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { fileUrl } from '../../platform/files/toMediaFile';
import { inLanguage } from '../../platform/messages/inLanguage';
import { toOrganisation } from '../resources/toOrganisation';
import { eduOrgs } from '../resources/resourceTables';
import { mediaFiles } from '../../platform/files/fileTables';
import { eskCards, eskIssuings } from './cardTables';
import { humans, students } from '../accounts/humanTables';

/** The newest and a few before it: more is not a card any more but history. */
const shown = 11;

const selectCards = (db: Database, humanId: string) =>
  db
    .select({
      card: eskCards,
      human: humans,
      student: students,
      eduOrg: eduOrgs,
      issuing: eskIssuings,
      photo: mediaFiles,
    })
    .from(eskCards)
    .innerJoin(humans, eq(humans.id, eskCards.humanId))
    .innerJoin(students, eq(students.humanId, eskCards.humanId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .leftJoin(eskIssuings, eq(eskIssuings.id, eskCards.issuingId))
    .leftJoin(mediaFiles, eq(mediaFiles.id, sql`coalesce(${eskCards.photoId}, ${humans.photoId})`))
    .where(eq(eskCards.humanId, humanId))
    .orderBy(desc(eskCards.createdAt), eskCards.id)
    .limit(shown);

/** A person’s card as it is shown, without its code; null while there is none. */
export async function readCard(db: Database, humanId: string, language: LanguageKey) {
  const [newest, ...before] = await selectCards(db, humanId);
  if (!newest) return null;
  const { card, human, student, eduOrg, issuing, photo } = newest;
  return {
    ...card,
    photoUrl: photo && fileUrl(photo),
    issuing: issuing && { ...issuing, name: inLanguage(issuing.name, language) },
    previous: before.map((row) => row.card),
    holder: {
      lastName: human.lastName ?? '',
      firstName: human.firstName ?? '',
      middleName: human.middleName,
    },
    eduOrg: toOrganisation(eduOrg, language),
    level: student.level,
  };
}
