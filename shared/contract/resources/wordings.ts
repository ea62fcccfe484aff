import type { LanguageKey } from '../fields';
import { codePlaceholdersOf, haveSame, isFormOf, placeholdersOf, textLength } from './textRules';

/** One text in one language. */
export interface Wording {
  /** What the code says; nothing where only staff have worded it. */
  bundled?: string | undefined;
  /** What staff say instead. */
  stored?: string | undefined;
  /** Of what staff say, 0 where they say nothing; unknown where a server does not tell. */
  version?: number | undefined;
  /** What the code said when staff saved theirs; null where nobody told. */
  before?: string | null | undefined;
}

/** One text in both. */
export interface Wordings extends Record<LanguageKey, Wording> {
  mnemonic: string;
}

/** Russian first: English is a translation of it. */
export const languageKeys: readonly LanguageKey[] = ['ru', 'en'];

/** What visitors read. */
export const wordingText = ({ stored, bundled }: Wording) => stored ?? bundled ?? '';

/** A release has worded the text anew since staff did: theirs stay until they say otherwise. */
export const isOvertaken = ({ stored, bundled, before }: Wording) =>
  stored !== undefined && bundled !== undefined && typeof before === 'string' && before !== bundled;

/** A counted text has no English form for «few», unless the code or staff have one all the same. */
export const hasLanguage = (text: Wordings, language: LanguageKey) =>
  isFormOf(language, text.mnemonic) || wordingText(text[language]) !== '';

export const languagesOf = (text: Wordings) =>
  languageKeys.filter((language) => hasLanguage(text, language));

/** What the code fills in, as it writes it, or as the Russian text does. */
export function expectedPlaceholders({ ru, en }: Wordings, language: LanguageKey) {
  const own = { ru, en }[language];
  const ofCode = own.bundled ?? ru.bundled ?? en.bundled;
  return ofCode === undefined ? placeholdersOf(wordingText(ru)) : codePlaceholdersOf(ofCode);
}

/** What is wrong with what somebody wants to say, by the code that the server refuses it with. */
export function problemOf(text: Wordings, language: LanguageKey, words: string) {
  if (words.trim() === '') return wordingText(text[language]) === '' ? undefined : 'REQUIRED';
  if (words.length > textLength) return 'TOO_LONG';
  if (!hasLanguage(text, language)) return 'PLURAL_FORM';
  const isOfCode = text.ru.bundled !== undefined || text.en.bundled !== undefined;
  // The Russian text of staff is what the others follow.
  if (!isOfCode && language === 'ru') return undefined;
  const found = isOfCode ? codePlaceholdersOf(words) : placeholdersOf(words);
  return haveSame(text.mnemonic, found, expectedPlaceholders(text, language))
    ? undefined
    : 'PLACEHOLDERS';
}

/** How a text is sent: with what was edited, and what the code says by itself. */
export const itemOf = (
  { mnemonic, ...wordings }: Wordings,
  language: LanguageKey,
  { languageId, translation }: { languageId: string; translation: string },
) => {
  const { version, bundled } = wordings[language];
  return {
    ...{ mnemonic, languageId, translation },
    ...(version !== undefined && { version }),
    ...(bundled !== undefined && { bundled }),
  };
};

/** The same after it was saved: words of the code are not kept as those of staff. */
export function savedAs({ bundled, version }: Wording, words: string): Wording {
  if (words === bundled) return { bundled, version: version === undefined ? undefined : 0 };
  return {
    ...{ bundled, stored: words, before: bundled ?? null },
    version: version === undefined ? undefined : version + 1,
  };
}
