import type { LanguageKey } from '../fields';

/** The key of a text: `media.news.title`. */
export const mnemonicFormat = /^[a-z][a-zA-Z0-9]*([._-][a-zA-Z0-9]+)*$/;
export const mnemonicLength = 120;
/** The longest that a text may be. */
export const textLength = 5_000;

export const isMnemonic = (text: string) =>
  text.length <= mnemonicLength && mnemonicFormat.test(text);

const placeholder = /(\{+)\s*([\w.]+)[^{}]*\}+/g;

/** Without repeats, in an order in which they can be compared. */
const sorted = (names: string[]) => [...new Set(names)].sort();

/** `{count}` and `{{count}}` alike, as `{count}`. */
export const placeholdersOf = (text: string) =>
  sorted([...text.matchAll(placeholder)].map(([, , name]) => `{${name}}`));

/** As the code fills them in: it knows `{{count}}` and leaves `{count}` as it is. */
export const codePlaceholdersOf = (text: string) =>
  sorted(
    [...text.matchAll(placeholder)].map(([, braces = '', name]) =>
      braces.length > 1 ? `{{${name}}}` : `{${name}}`,
    ),
  );

const countedForm = /_(?:zero|one|two|few|many|other)$/;

/** «Одна новость» is a form of «{{count}} новостей»: whether a form says the number is its own affair. */
const withoutCount = (mnemonic: string, names: string[]) =>
  countedForm.test(mnemonic) ? names.filter((name) => !/^\{+count\}+$/.test(name)) : names;

/** Whether the first list has what the second has; a form of a counted text may leave the number out. */
export const haveSame = (mnemonic: string, names: string[], others: string[]) =>
  withoutCount(mnemonic, names).join() === withoutCount(mnemonic, others).join();

/** English counts without the forms `few` and `many`. */
export const isFormOf = (language: LanguageKey, mnemonic: string) =>
  language === 'ru' || !/_(?:few|many)$/.test(mnemonic);
