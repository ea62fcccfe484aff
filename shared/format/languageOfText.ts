import type { LanguageKey } from '@campus/shared/contract/fields';

/** The language of words that somebody has typed, told by their letters: they are read aloud by it. */
export const languageOfText = (words: string): LanguageKey =>
  /\p{Script=Cyrillic}/u.test(words) ? 'ru' : 'en';
