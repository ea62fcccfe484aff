import type { TranslationItem } from '@campus/shared/contract/payloads/resources';
import type { MessageCode } from '../messages/messages';
import { Refusal } from '../Refusal';

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
export function checkPlaceholders({ items, stored, russianId, fieldOf }: Import) {
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
