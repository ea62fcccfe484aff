import type * as contract from '@campus/shared/contract/applications';
import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import { oneOf } from '../database/oneOf';
import { onPage } from '../database/onPage';
import type { ParsedInput } from '@campus/shared/contract/call';
import type { Handler } from '../Handler';
import { applications } from '../schema/applications';
import { humans, humanWords } from '../schema/people';
import { scopeOf } from '../users/scopeOf';
import { selectApplications, toApplicationItem } from './toApplicationItem';

type Call = typeof contract.filterApplications;

const { id, number, humanId } = applications;

/** By the number or the person. United and not joined by `or`: so each uses its own index. */
function found(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  const people = sql`select ${humans.id} from ${humans} where ${humanWords(humans)} ilike ${pattern}`;
  return sql`${id} in (
    select ${id} from ${applications} where ${number} ilike ${pattern}
    union all select ${id} from ${applications} where ${humanId} in (${people}))`;
}

const matching = (filter: ParsedInput<Call>['body'], scope: string | undefined) =>
  and(
    scope ? eq(applications.eduOrgId, scope) : undefined,
    found(filter.search),
    oneOf(applications.type, filter.types),
    oneOf(applications.status, filter.statuses),
    oneOf(applications.eduOrgId, filter.eduOrgIds),
    filter.createdFrom ? gte(applications.createdAt, new Date(filter.createdFrom)) : undefined,
    filter.createdTo ? lte(applications.createdAt, new Date(filter.createdTo)) : undefined,
  );

export const filterApplications: Handler<Call> = async (
  { query: { skip, size, ...order }, body },
  { db, visitor, language, now },
) => {
  const where = matching(body, scopeOf(visitor));
  const orderBy = [(order.asc ? asc : desc)(applications.createdAt)];
  const rows = await selectApplications(db)
    .where(onPage(db, applications, { where, orderBy, skip, size }))
    .orderBy(...orderBy, applications.id);
  const items = rows.map((row) => toApplicationItem(row, language, now()));
  return { items, total: await countRows(db, applications, where), skip, size };
};
