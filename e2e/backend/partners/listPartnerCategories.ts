import type * as contract from '@campus/shared/contract/partners';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../Handler';
import { inLanguage } from '../messages/inLanguage';
import { partnerCategories, partners } from '../schema/partners';
import { isOnOffer } from './isOnOffer';
import { isNamed, nameIn } from './nameIn';

const { id, name } = partnerCategories;

export const listPartnerCategories: Handler<typeof contract.listPartnerCategories> = async (
  { query },
  { db, language, now },
) => {
  const onOffer = sql<number>`count(${partners.id}) filter (where ${isOnOffer(now())})::int`;
  const rows = await db
    .select({ id, name, partners: onOffer })
    .from(partnerCategories)
    .leftJoin(partners, eq(partners.categoryId, id))
    .where(isNamed(name, query.search))
    .groupBy(id)
    .orderBy(nameIn(name, language), id);
  return rows.map((row) => ({ ...row, name: inLanguage(row.name, language) }));
};
