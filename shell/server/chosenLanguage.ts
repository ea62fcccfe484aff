import type { LanguageKey } from '@campus/shared/contract/fields';
import type { readCookies } from './readCookies';

/** A language that we speak, or nothing. */
export const knownLanguage = (text?: string | null): LanguageKey | undefined =>
  text === 'ru' || text === 'en' ? text : undefined;

/** What the visitor has chosen, or Russian. */
export const chosenLanguage = ({ Language }: ReturnType<typeof readCookies>): LanguageKey =>
  knownLanguage(Language) ?? 'ru';
