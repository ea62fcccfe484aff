import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/resources/calls';
import type { TranslationItem } from '@campus/shared/contract/resources/requests';
import { and, asc, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { withAdvisoryLock } from '../../platform/database/withAdvisoryLock';
import type { Handler, Handlers } from '../../platform/Handler';
import { checkTranslations, type Stored } from './checkTranslations';
import { keyOf, listTextLog } from './listTextLog';
import { translations } from './resourceTables';

const upsert = (tx: Database, items: TranslationItem[]) =>
  tx
    .insert(translations)
    .values(
      items.map(({ mnemonic, languageId, translation, bundled }) => ({
        ...{ mnemonic, languageId, translation },
        bundled: bundled ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [translations.mnemonic, translations.languageId],
      set: {
        translation: sql`excluded.translation`,
        bundled: sql`excluded.bundled`,
        version: sql`${translations.version} + 1`,
        updatedAt: sql`now()`,
      },
    });

/** What an import changes: what is kept, which rows go, and text by text as the log keeps it. */
function changesOf(items: TranslationItem[], stored: Stored[]) {
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const isOfCode = ({ translation, bundled }: TranslationItem) => translation === bundled;
  const changed = items.filter((item) => {
    const { bundled } = item;
    const row = before.get(keyOf(item));
    if (isOfCode(item)) return row !== undefined;
    // The same words once more, after a release has said something else: they are meant.
    const isConfirmed = bundled !== undefined && bundled !== row?.bundled;
    return row?.translation !== item.translation || isConfirmed;
  });
  const created = changed.filter((item) => !before.has(keyOf(item))).length;
  const updated = changed.length - created;
  const diff = Object.fromEntries(
    changed.map((item) => [
      keyOf(item),
      { from: before.get(keyOf(item))?.translation, to: item.translation },
    ]),
  );
  return {
    kept: changed.filter((item) => !isOfCode(item)),
    gone: changed.filter(isOfCode).flatMap((item) => before.get(keyOf(item))?.id ?? []),
    first: changed[0],
    counts: { created, updated, unchanged: items.length - changed.length },
    diff,
  };
}

const saveTranslations: Handler<typeof contract.saveTranslations> = (
  { body: { items, ...one } },
  context,
) =>
  context.db.transaction(async (tx) => {
    // Row locks do not order imports: one may insert what the other has not seen yet (a deadlock).
    await withAdvisoryLock(tx, 'translations');
    // The contract lets only a whole text stand in for the list.
    const given = items ?? [one as TranslationItem];
    const stored = await checkTranslations(tx, given, items !== undefined);
    const { first, kept, gone, counts, diff } = changesOf(given, stored);
    if (first === undefined) return counts;
    if (kept.length > 0) await upsert(tx, kept);
    if (gone.length > 0) await tx.delete(translations).where(inArray(translations.id, gone));
    const entity = { type: 'translation', id: first.mnemonic };
    await recordLog(tx, context, { action: 'translation.save', entity, diff });
    return counts;
  });

type Query = ParsedInput<typeof contract.listTranslations>['query'];

const matches = ({ languageId, mnemonic }: Query) =>
  and(
    languageId ? eq(translations.languageId, languageId) : undefined,
    mnemonic ? ilike(translations.mnemonic, containing(mnemonic)) : undefined,
  );

async function findTexts(db: Database, query: Query) {
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
}

const listTranslations: Handler<typeof contract.listTranslations> = ({ query }, { db }) =>
  findTexts(db, query);

/** Every save adds to the versions, every row that comes or goes changes the count. */
listTranslations.revision = async ({ query }, { db }) => {
  const { version, updatedAt } = translations;
  const [row] = await db
    .select({ revision: sql<string>`concat_ws(' ', count(*), sum(${version}), max(${updatedAt}))` })
    .from(translations)
    .where(matches(query));
  return row?.revision ?? '';
};

export const translationHandlers = {
  listTranslations,
  saveTranslations,

  async listTextStates({ query }, { db }) {
    const { items, ...page } = await findTexts(db, query);
    const rows = items.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    return { ...page, items: rows };
  },

  listTextLog,
} satisfies Partial<Handlers<typeof contract>>;
