import type * as contract from '@campus/shared/contract/education/calls';
import { and, eq, or, sql } from 'drizzle-orm';
import { inNameOrder } from '../../platform/database/inNameOrder';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { toOrganisation } from '../resources/toOrganisation';
import { eduOrgs, programs } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';
import { scopeOf } from '../../platform/access/hasRole';
import type { Requester } from '../../platform/access/Requester';

function named(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(
    sql`${programs.name}->>'ru' ilike ${pattern}`,
    sql`${programs.name}->>'en' ilike ${pattern}`,
    sql`${programs.code} ilike ${pattern}`,
  );
}

/** The organisation that a visitor means: an operator always the own one, a student if none is named. */
async function organisationOf(db: Database, visitor: Requester, asked: string | undefined) {
  const scope = scopeOf(visitor);
  if (scope || asked || visitor.kind === 'STAFF') return scope ?? asked;
  const [own] = await db
    .select({ id: students.eduOrgId })
    .from(students)
    .where(eq(students.humanId, visitor.id));
  return own?.id;
}

const byName = inNameOrder(sql`${programs.name}->>'ru'`);

export const listPrograms: Handler<typeof contract.listPrograms> = async (
  { query: { skip, size, id, search, eduOrgId, ...order } },
  { db, visitor, language },
) => {
  const organisation = await organisationOf(db, visitor, eduOrgId);
  const where = and(
    organisation ? eq(programs.eduOrgId, organisation) : undefined,
    id ? eq(programs.id, id) : undefined,
    named(search),
  );
  const rows = await db
    .select({ program: programs, eduOrg: eduOrgs })
    .from(programs)
    .innerJoin(eduOrgs, eq(eduOrgs.id, programs.eduOrgId))
    .where(where)
    .orderBy(sql`${byName} ${order.asc ? sql`asc` : sql`desc`}`, programs.id)
    .limit(size)
    .offset(skip);
  const items = rows.map(({ program, eduOrg }) => ({
    ...program,
    name: inLanguage(program.name, language),
    eduOrg: toOrganisation(eduOrg, language),
  }));
  return { items, total: await countRows(db, programs, where), skip, size };
};
