import type * as contract from '@campus/shared/contract/resources';
import type { TranslationItem } from '@campus/shared/contract/payloads/resources';
import { eq, inArray, sql } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import { checkReferences } from '../database/checkReferences';
import type { Database } from '../database/Database';
import { oneAtATime } from '../database/oneAtATime';
import { existing } from '../existing';
import type { Handler } from '../Handler';
import { languages, translations } from '../schema/resources';
import { checkPlaceholders } from './checkPlaceholders';
import { checkRepeats } from './checkRepeats';

const keyOf = ({ mnemonic, languageId }: TranslationItem) => `${mnemonic} ${languageId}`;

const storedTexts = (tx: Database, items: TranslationItem[]) =>
  tx
    .select()
    .from(translations)
    .where(inArray(translations.mnemonic, [...new Set(items.map(({ mnemonic }) => mnemonic))]));

async function russianId(tx: Database) {
  const [russian] = await tx.select().from(languages).where(eq(languages.key, 'ru'));
  return existing(russian).id;
}

const upsert = (tx: Database, rows: TranslationItem[]) =>
  tx
    .insert(translations)
    .values(rows)
    .onConflictDoUpdate({
      target: [translations.mnemonic, translations.languageId],
      set: {
        translation: sql`excluded.translation`,
        version: sql`${translations.version} + 1`,
        updatedAt: sql`now()`,
      },
    });

/** What an import changes, as the log keeps it: text by text. */
function changesOf(items: TranslationItem[], stored: TranslationItem[]) {
  const before = new Map(stored.map((row) => [keyOf(row), row.translation]));
  const changed = items.filter((item) => before.get(keyOf(item)) !== item.translation);
  const created = changed.filter((item) => !before.has(keyOf(item))).length;
  const updated = changed.length - created;
  const counts = { created, updated, unchanged: items.length - changed.length };
  const diff = Object.fromEntries(
    changed.map((item) => [keyOf(item), { from: before.get(keyOf(item)), to: item.translation }]),
  );
  return { changed, counts, diff };
}

async function check(tx: Database, items: TranslationItem[], isList: boolean) {
  checkRepeats(items);
  const languageIds = items.map(({ languageId }) => languageId);
  await checkReferences(tx, languages, languageIds, 'languageId');
  const stored = await storedTexts(tx, items);
  const fieldOf = (index: number) => (isList ? `items.${index}.translation` : 'translation');
  checkPlaceholders({ items, stored, russianId: await russianId(tx), fieldOf });
  return stored;
}

export const saveTranslations: Handler<typeof contract.saveTranslations> = (
  { body: { items, ...one } },
  context,
) =>
  context.db.transaction(async (tx) => {
    // Row locks do not order imports: one may insert what the other has not seen yet (a deadlock).
    await oneAtATime(tx, 'translations');
    // The contract lets only a whole text stand in for the list.
    const given = items ?? [one as TranslationItem];
    const stored = await check(tx, given, items !== undefined);
    const { changed, counts, diff } = changesOf(given, stored);
    if (changed[0] === undefined) return counts;
    await upsert(tx, changed);
    const entity = { type: 'translation', id: changed[0].mnemonic };
    await recordLog(tx, context, { action: 'translation.save', entity, diff });
    return counts;
  });
