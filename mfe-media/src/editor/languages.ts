import type { LanguageKey } from '@campus/shared/contract/fields';

/** Russian first: English is a translation of it. */
export const languages: readonly LanguageKey[] = ['ru', 'en'];
