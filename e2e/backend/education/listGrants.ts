import { dayAt } from '@campus/shared/contract/days';
import type * as contract from '@campus/shared/contract/education';
import { and, eq, exists, gte, or, sql } from 'drizzle-orm';
import { containing } from '../database/containing';
import type { Context, Handler } from '../Handler';
import { eduOrgs, grants } from '../schema/education';
import { scopeOf } from '../users/scopeOf';
import type { Visitor } from '../Visitor';
import { readGrants } from './readGrants';

function named(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  const texts = [eduOrgs.name, eduOrgs.shortName].flatMap((text) => [
    sql`${text}->>'ru' ilike ${pattern}`,
    sql`${text}->>'en' ilike ${pattern}`,
  ]);
  return or(...texts);
}

/** Everybody else sees only what is still to be had, and who pays it. */
function forEverybody({ db, now }: Context<Visitor | null>) {
  const isOpen = and(eq(grants.isActive, true), gte(grants.periodTo, dayAt(now())));
  const own = and(eq(grants.eduOrgId, eduOrgs.id), isOpen);
  const pays = exists(db.select({ id: grants.id }).from(grants).where(own));
  return { grants: isOpen, organisations: and(eq(eduOrgs.isActive, true), pays) };
}

export const listGrants: Handler<typeof contract.listGrants> = async ({ query }, context) => {
  const { db, visitor, language } = context;
  const isStaff = visitor?.kind === 'STAFF';
  const scope = visitor ? scopeOf(visitor) : undefined;
  const open = isStaff ? undefined : forEverybody(context);
  const items = await readGrants(db, {
    language,
    isStaff,
    grants: open?.grants,
    organisations: and(
      named(query.search),
      scope ? eq(eduOrgs.id, scope) : undefined,
      open?.organisations,
    ),
  });
  return { items, total: items.length };
};
