import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Visitor } from '../Visitor';

/** A machine is nobody in particular: the same answer is for all of them, and may be kept. */
export const everybody = (language: LanguageKey): Visitor => ({ language, cookies: {}, roles: [] });
