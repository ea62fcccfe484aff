import type { ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as contract from '@campus/shared/contract/resources/calls';
import { asc, desc, eq, and, ilike, sql, inArray } from 'drizzle-orm';
import type { TranslationItem } from '@campus/shared/contract/resources/requests';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { containing } from '../../platform/database/conditions';
import { countRows } from '../../platform/database/countRows';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { checkReferences } from '../../platform/database/checkReferences';
import type { Database } from '../../platform/database/Database';
import { withAdvisoryLock } from '../../platform/database/withAdvisoryLock';
import { assertDefined } from '../../platform/database/assertDefined';
import type { MessageCode } from '../../platform/messages/messages';
import { languages, translations } from './resourceTables';

const placeholder = /\{+\s*([\w.]+)[^{}]*\}+/g;

/** `{count}` and `{{count}}` alike, in a form that can be compared. */
const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(placeholder)].map(([, name]) => `{${name}}`))].sort().join(', ');

/** The texts as they will be: those that are stored, with the given ones over them. */
function textsAfter(stored: TranslationItem[], items: TranslationItem[]) {
  const texts = new Map<string, Map<string, string>>();
  for (const { mnemonic, languageId, translation } of [...stored, ...items]) {
    const ofMnemonic = texts.get(mnemonic) ?? new Map<string, string>();
    texts.set(mnemonic, ofMnemonic.set(languageId, translation));
  }
  return texts;
}

/** The placeholders of the Russian text where another text has others, else nothing. */
function broken(texts: Map<string, string> | undefined, russianId: string) {
  const russian = texts?.get(russianId);
  if (!texts || russian === undefined) return undefined;
  const expected = placeholdersOf(russian);
  const isRight = [...texts.values()].every((text) => placeholdersOf(text) === expected);
  return isRight ? undefined : expected || '—';
}

interface Import {
  items: TranslationItem[];
  stored: TranslationItem[];
  russianId: string;
  /** The path of the text of an item, for forms. */
  fieldOf: (index: number) => string;
}

/**
 * Every text keeps the {placeholders} of the Russian one, whichever of the two is being changed.
 * @throws Refusal 422 PLACEHOLDERS naming each wrong item.
 */
function checkPlaceholders({ items, stored, russianId, fieldOf }: Import) {
  const texts = textsAfter(stored, items);
  const wrong = items.flatMap(({ mnemonic }, index) => {
    const expected = broken(texts.get(mnemonic), russianId);
    return expected === undefined ? [] : [{ field: fieldOf(index), mnemonic, expected }];
  });
  if (!wrong[0]) return;
  const fields = Object.fromEntries(
    wrong.map(({ field }): [string, MessageCode] => [field, 'PLACEHOLDERS']),
  );
  const { mnemonic, expected } = wrong[0];
  throw new Refusal(422, 'PLACEHOLDERS', { fields, params: { mnemonic, expected } });
}

/** @throws Refusal 422 DUPLICATE_ITEM where two rows of an import mean the same text. */
function checkRepeats(items: TranslationItem[]) {
  const seen = new Set<string>();
  for (const [index, { mnemonic, languageId }] of items.entries()) {
    const key = `${mnemonic} ${languageId}`;
    if (seen.has(key)) {
      const fields = { [`items.${index}.mnemonic`]: 'DUPLICATE_ITEM' } as const;
      throw new Refusal(422, 'DUPLICATE_ITEM', { fields, params: { mnemonic } });
    }
    seen.add(key);
  }
}

const keyOf = ({ mnemonic, languageId }: TranslationItem) => `${mnemonic} ${languageId}`;

const storedTexts = (tx: Database, items: TranslationItem[]) =>
  tx
    .select()
    .from(translations)
    .where(inArray(translations.mnemonic, [...new Set(items.map(({ mnemonic }) => mnemonic))]));

async function russianId(tx: Database) {
  const [russian] = await tx.select().from(languages).where(eq(languages.key, 'ru'));
  return assertDefined(russian).id;
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

const saveTranslations: Handler<typeof contract.saveTranslations> = (
  { body: { items, ...one } },
  context,
) =>
  context.db.transaction(async (tx) => {
    // Row locks do not order imports: one may insert what the other has not seen yet (a deadlock).
    await withAdvisoryLock(tx, 'translations');
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

type Query = ParsedInput<typeof contract.listTranslations>['query'];

const matches = ({ languageId, mnemonic }: Query) =>
  and(
    languageId ? eq(translations.languageId, languageId) : undefined,
    mnemonic ? ilike(translations.mnemonic, containing(mnemonic)) : undefined,
  );

const listTranslations: Handler<typeof contract.listTranslations> = async ({ query }, { db }) => {
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

const sentences: Record<LanguageKey, (day: string, sum: string) => string> = {
  ru: (day, sum) => `Проверка языка: сегодня ${day}, на счёте ${sum}.`,
  en: (day, sum) => `Language check: today is ${day}, the balance is ${sum}.`,
};

/** Shows how words, dates and money look in the language that the request asked for. */
const probeLocale: Handler<typeof contract.probeLocale> = async (_, { language: locale, now }) => {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Moscow' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB' });
  return { locale, sample: sentences[locale](date.format(now()), money.format(12_345.67)) };
};

const createLanguage: Handler<typeof contract.createLanguage> = ({ body }, context) =>
  context.db.transaction(async (tx) => {
    const [row] = await tx.insert(languages).values(body).onConflictDoNothing().returning();
    if (!row) throw new Refusal(409, 'LANGUAGE_TAKEN', { fields: { key: 'LANGUAGE_TAKEN' } });
    const entity = { type: 'language', id: row.id };
    await recordLog(tx, context, { action: 'language.create', entity, diff: diffOf({}, row) });
    return row;
  });

export const resourceHandlers = {
  createLanguage,
  listTranslations,
  saveTranslations,
  probeLocale,

  async listLanguages({ query: { skip, size, ...order } }, { db }) {
    const direction = order.asc ? asc : desc;
    const items = await db
      .select()
      .from(languages)
      .orderBy(desc(languages.isDefault), direction(languages.createdAt), languages.id)
      .limit(size)
      .offset(skip);
    return { items, total: await countRows(db, languages, undefined), skip, size };
  },
} satisfies Partial<Handlers<typeof contract>>;
