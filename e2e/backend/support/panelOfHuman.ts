import type { LanguageKey } from '@campus/shared/contract/fields';
import { desc, eq, sql } from 'drizzle-orm';
import { countRows } from '../database/countRows';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { findStudent } from '../participants/findStudent';
import { eskCards } from '../schema/cards';
import { humans } from '../schema/people';
import { tickets } from '../schema/support';

async function studyOf(db: Database, humanId: string, language: LanguageKey) {
  const student = await findStudent(db, humanId, language);
  return (
    student && {
      ...student,
      eduOrg: student.eduOrg.shortName,
      status: student.status.name,
    }
  );
}

async function cardStatusOf(db: Database, humanId: string) {
  const [card] = await db
    .select({ status: eskCards.status })
    .from(eskCards)
    .where(eq(eskCards.humanId, humanId))
    .orderBy(desc(eskCards.createdAt), eskCards.id)
    .limit(1);
  return card?.status ?? null;
}

/** Who asks, in as few facts as an answer needs. */
export async function panelOfHuman(db: Database, humanId: string, language: LanguageKey) {
  const { lastName, firstName, middleName } = humans;
  const [human] = await db
    .select({
      id: humans.id,
      name: sql<string>`concat_ws(' ', ${lastName}, ${firstName}, ${middleName})`,
      email: humans.email,
      phone: humans.phone,
      identityStatus: humans.identityStatus,
    })
    .from(humans)
    .where(eq(humans.id, humanId));
  return {
    ...existing(human),
    study: await studyOf(db, humanId, language),
    cardStatus: await cardStatusOf(db, humanId),
    tickets: await countRows(db, tickets, eq(tickets.humanId, humanId)),
  };
}
