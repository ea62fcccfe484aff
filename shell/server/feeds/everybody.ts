import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Visitor } from '../Visitor';

/** The visitor that all machines count as, so that their answers can be cached. */
export const everybody = (language: LanguageKey): Visitor => ({ language, cookies: {}, roles: [] });
