import type * as contract from '@campus/shared/contract/participants';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { languages } from '../schema/resources';
import { users } from '../schema/staff';
import { readOwnProfile } from './readOwnProfile';

async function languageOfStaff(db: Database, id: string) {
  const [row] = await db
    .select({ id: languages.id, key: languages.key })
    .from(users)
    .innerJoin(languages, eq(languages.id, users.languageId))
    .where(eq(users.id, id));
  return row;
}

/** Start-up asks this with any token, so a staff token is answered and not refused. */
export const getCurrentHuman: Handler<typeof contract.getCurrentHuman> = async (
  _,
  { db, visitor, language },
) => {
  if (visitor.kind === 'HUMAN') return readOwnProfile(db, visitor.id, language);
  const own = await languageOfStaff(db, visitor.id);
  if (!own) throw new Refusal(401, 'TOKEN');
  return { kind: 'STAFF', language: own, student: null };
};
