import type * as contract from '@campus/shared/contract/participants';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { humans } from '../schema/people';
import { languages } from '../schema/resources';
import { users } from '../schema/staff';
import { findStudent } from './findStudent';

async function languageOfStaff(db: Database, id: string) {
  const [row] = await db
    .select({ id: languages.id, key: languages.key })
    .from(users)
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(eq(users.id, id));
  return row;
}

async function findHuman(db: Database, id: string) {
  const [row] = await db
    .select({ human: humans, language: languages })
    .from(humans)
    .innerJoin(languages, eq(languages.id, humans.languageId))
    .where(eq(humans.id, id));
  return row;
}

/** Start-up asks this with any token, so a staff token is answered and not refused. */
export const getCurrentHuman: Handler<typeof contract.getCurrentHuman> = async (
  _,
  { db, visitor, language },
) => {
  if (visitor.kind === 'STAFF') {
    const own = await languageOfStaff(db, visitor.id);
    if (!own) throw new Refusal(401, 'TOKEN');
    return { kind: 'STAFF', language: own, student: null };
  }
  const found = await findHuman(db, visitor.id);
  if (!found) throw new Refusal(401, 'TOKEN');
  const student = await findStudent(db, visitor.id, language);
  return { kind: 'HUMAN', ...found.human, language: found.language, student };
};
