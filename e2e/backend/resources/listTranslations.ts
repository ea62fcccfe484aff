import type * as contract from '@campus/shared/contract/resources';
import { and, asc, desc, eq, ilike } from 'drizzle-orm';
import { containing } from '../database/containing';
import { countRows } from '../database/countRows';
import type { Handler } from '../Handler';
import { translations } from '../schema/resources';

export const listTranslations: Handler<typeof contract.listTranslations> = async (
  { query: { skip, size, languageId, mnemonic, ...order } },
  { db },
) => {
  const where = and(
    languageId ? eq(translations.languageId, languageId) : undefined,
    mnemonic ? ilike(translations.mnemonic, containing(mnemonic)) : undefined,
  );
  const direction = order.asc ? asc : desc;
  const items = await db
    .select()
    .from(translations)
    .where(where)
    .orderBy(direction(translations.mnemonic), translations.id)
    .limit(size)
    .offset(skip);
  return { items, total: await countRows(db, translations, where), skip, size };
};
