import type { LanguageKey, TextByLanguage } from '@campus/shared/contract/fields';

/**
 * A sentence that speaks against a release. What can come true after it was published, because of
 * others, is met in the console and said in its languages; the rest only by the command line.
 */
export type Reason = string | TextByLanguage;

/** What a browser has seen of a release. */
export interface MountResult {
  /** What speaks against it, a sentence each. */
  reasons: Reason[];
  /** What could not be looked at, a sentence each. */
  unseen: string[];
}

export const wordsOf = (reason: Reason, language: LanguageKey): string =>
  typeof reason === 'string' ? reason : reason[language];
