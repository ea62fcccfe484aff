import type { TranslationItem } from '@campus/shared/contract/resources/requests';
import {
  codePlaceholdersOf,
  haveSame,
  isFormOf,
  placeholdersOf,
} from '@campus/shared/contract/resources/textRules';
import { eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import type { LogRow } from '../../platform/audit/readLog';
import { assertDefined } from '../../platform/database/assertDefined';
import { checkReferences } from '../../platform/database/checkReferences';
import type { Database } from '../../platform/database/Database';
import type { MessageCode } from '../../platform/messages/messages';
import { staleVersion } from '../../platform/states/saveVersion';
import { keyOf, readTextLog } from './listTextLog';
import { languages, translations } from './resourceTables';

export type Stored = typeof translations.$inferSelect;

/** The texts as they will be: those that are stored, with the given ones over them. */
function textsAfter(stored: Stored[], items: TranslationItem[]) {
  const texts = new Map<string, Map<string, string>>();
  for (const { mnemonic, languageId, translation } of [...stored, ...items]) {
    const ofMnemonic = texts.get(mnemonic) ?? new Map<string, string>();
    texts.set(mnemonic, ofMnemonic.set(languageId, translation));
  }
  return texts;
}

/** The placeholders of the Russian text where another text has others, else nothing. */
function besideRussian(mnemonic: string, texts: Map<string, string>, russianId: string) {
  const russian = texts.get(russianId);
  if (russian === undefined) return undefined;
  const expected = placeholdersOf(russian);
  const isRight = [...texts.values()].every((text) =>
    haveSame(mnemonic, placeholdersOf(text), expected),
  );
  return isRight ? undefined : expected.join(', ') || '—';
}

/** The placeholders that the code fills in where the text has others, else nothing. */
function besideCode({ mnemonic, translation }: TranslationItem, bundled: string) {
  const expected = codePlaceholdersOf(bundled);
  const isRight = haveSame(mnemonic, codePlaceholdersOf(translation), expected);
  return isRight ? undefined : expected.join(', ') || '—';
}

interface Import {
  items: TranslationItem[];
  stored: Stored[];
  russianId: string;
  /** The path of the text of an item, for forms. */
  fieldOf: (index: number) => string;
}

interface Wrong {
  field: string;
  mnemonic: string;
  expected?: string;
}

/** @throws Refusal 422 naming each wrong item, in the words of the first */
function refuse(code: MessageCode, wrong: Wrong[]) {
  if (!wrong[0]) return;
  const { mnemonic, expected = '' } = wrong[0];
  const fields = Object.fromEntries(wrong.map(({ field }): [string, MessageCode] => [field, code]));
  throw new Refusal(422, code, { fields, params: { mnemonic, expected } });
}

/**
 * A text keeps the {placeholders} of the code; where nobody says what the code has, those of the
 * Russian one, whichever of the two is being changed.
 */
function checkPlaceholders({ items, stored, russianId, fieldOf }: Import) {
  const texts = textsAfter(stored, items);
  const wrong = items.flatMap((item, index) => {
    const { mnemonic, bundled } = item;
    const expected =
      bundled === undefined
        ? besideRussian(mnemonic, texts.get(mnemonic) ?? new Map<string, string>(), russianId)
        : besideCode(item, bundled);
    return expected === undefined ? [] : [{ field: fieldOf(index), mnemonic, expected }];
  });
  refuse('PLACEHOLDERS', wrong);
}

/** What the code has in a language is right there, whatever its key ends with. */
function checkForms({ items, russianId, fieldOf }: Import) {
  const wrong = items.flatMap(({ mnemonic, languageId, bundled }, index) => {
    const language = languageId === russianId ? 'ru' : 'en';
    const isRight = bundled !== undefined || isFormOf(language, mnemonic);
    return isRight ? [] : [{ field: fieldOf(index), mnemonic }];
  });
  refuse('PLURAL_FORM', wrong);
}

/** @throws Refusal 409 VERSION where somebody else has said something else in between */
async function checkVersions(tx: Database, { items: given, stored }: Import) {
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  const late = given.find((item) => {
    const now = known.get(keyOf(item));
    return (
      item.version !== undefined &&
      item.version !== (now?.version ?? 0) &&
      item.translation !== now?.translation
    );
  });
  if (!late) return;
  const page = { skip: 0, size: 1 };
  const toChange = ({ actorName: by, at }: LogRow) => ({ by, at });
  const { items } = await readTextLog(tx, [keyOf(late)], page, toChange);
  throw staleVersion(items[0]);
}

/** @throws Refusal 422 DUPLICATE_ITEM where two rows of an import mean the same text. */
function checkRepeats(items: TranslationItem[]) {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const { mnemonic } = item;
    const key = keyOf(item);
    if (seen.has(key)) {
      const fields = { [`items.${index}.mnemonic`]: 'DUPLICATE_ITEM' } as const;
      throw new Refusal(422, 'DUPLICATE_ITEM', { fields, params: { mnemonic } });
    }
    seen.add(key);
  }
}

const storedTexts = (tx: Database, items: TranslationItem[]) =>
  tx
    .select()
    .from(translations)
    .where(inArray(translations.mnemonic, [...new Set(items.map(({ mnemonic }) => mnemonic))]));

async function findRussian(tx: Database) {
  const [russian] = await tx.select().from(languages).where(eq(languages.key, 'ru'));
  return assertDefined(russian).id;
}

/**
 * Judges rows of an import, or one text, before anything is written; returns what is stored of them.
 * @throws Refusal 422 for what is wrong, 409 for what somebody else was faster with
 */
export async function checkTranslations(tx: Database, items: TranslationItem[], isList: boolean) {
  checkRepeats(items);
  const languageIds = items.map(({ languageId }) => languageId);
  await checkReferences(tx, languages, languageIds, 'languageId');
  const stored = await storedTexts(tx, items);
  const fieldOf = (index: number) => (isList ? `items.${index}.translation` : 'translation');
  const all = { items, stored, russianId: await findRussian(tx), fieldOf };
  checkForms(all);
  checkPlaceholders(all);
  await checkVersions(tx, all);
  return stored;
}
