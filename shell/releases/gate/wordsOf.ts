import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Reason } from './Reason';

export const wordsOf = (reason: Reason, language: LanguageKey): string =>
  typeof reason === 'string' ? reason : reason[language];
