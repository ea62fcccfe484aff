import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/resources';
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import type { Handler } from '../Handler';
import { translations } from '../schema/resources';

type Query = ParsedInput<typeof contract.listTranslations>['query'];

const matches = ({ languageId, mnemonic }: Query) =>
  and(
    languageId ? eq(translations.languageId, languageId) : undefined,
    mnemonic ? ilike(translations.mnemonic, containing(mnemonic)) : undefined,
  );

export const listTranslations: Handler<typeof contract.listTranslations> = async (
  { query },
  { db },
) => {
  const { skip, size } = query;
  const where = matches(query);
  const direction = query.asc ? asc : desc;
  const items = await db
    .select()
    .from(translations)
    .where(where)
    .orderBy(direction(translations.mnemonic), translations.id)
    .limit(size)
    .offset(skip);
  return { items, total: await countRows(db, translations, where), skip, size };
};

/** Every save adds to the versions, every new row to the count. */
listTranslations.revision = async ({ query }, { db }) => {
  const { version, updatedAt } = translations;
  const [row] = await db
    .select({ revision: sql<string>`concat_ws(' ', count(*), sum(${version}), max(${updatedAt}))` })
    .from(translations)
    .where(matches(query));
  return row?.revision ?? '';
};
