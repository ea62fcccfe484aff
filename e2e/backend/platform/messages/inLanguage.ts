import type { LanguageKey } from '@campus/shared/contract/fields';
import type { LocalText } from '../database/columns';

/** The text in the asked language, or in Russian where that is missing. */
export const inLanguage = (text: LocalText, language: LanguageKey) => text[language] || text.ru;
