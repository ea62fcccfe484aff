import type * as contract from '@campus/shared/contract/humans';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { asc, desc, inArray } from 'drizzle-orm';
import { newestCards } from '../cards/newestCards';
import type { Database } from '../database/Database';
import { onPage } from '../database/onPage';
import type { Handler } from '../Handler';
import { selectStudents, toStudent } from '../participants/toStudent';
import { humans, students } from '../schema/people';
import { scopeOf } from '../users/scopeOf';
import { countHumans } from './countHumans';
import { humansWhere } from './humansWhere';
import { maskSnils } from './maskSnils';

/** Joined to the page only: the register itself is read without them. */
async function studiesOf(db: Database, humanIds: string[], language: LanguageKey) {
  const rows = await selectStudents(db).where(inArray(students.humanId, humanIds));
  return new Map(rows.map((row) => [row.student.humanId, toStudent(row, language)]));
}

export const filterHumans: Handler<typeof contract.filterHumans> = async (
  { query: { skip, size, ...order }, body },
  { db, visitor, language },
) => {
  const scope = scopeOf(visitor);
  const where = humansWhere(body, scope);
  const orderBy = [(order.asc ? asc : desc)(humans.createdAt)];
  const rows = await db
    .select()
    .from(humans)
    .where(onPage(db, humans, { where, orderBy, skip, size }))
    .orderBy(...orderBy, humans.id);
  const ids = rows.map(({ id }) => id);
  const [studies, cards] = [await studiesOf(db, ids, language), await newestCards(db, ids)];
  const items = rows.map((human) => ({
    ...human,
    snils: maskSnils(human.snils),
    student: studies.get(human.id) ?? null,
    card: cards.get(human.id) ?? null,
    createdAt: human.createdAt.toISOString(),
    lastLoginAt: human.lastLoginAt?.toISOString() ?? null,
  }));
  return { items, total: await countHumans(db, body, scope), skip, size };
};
