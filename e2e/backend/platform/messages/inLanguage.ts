import type { LanguageKey } from '@campus/shared/contract/fields';

/** A text in the product's languages; Russian is always there, English may be missing. */
export interface LocalText {
  ru: string;
  en?: string;
}

/** The text in the asked language, or in Russian where that is missing. */
export const inLanguage = (text: LocalText, language: LanguageKey) => text[language] || text.ru;
