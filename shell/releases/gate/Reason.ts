import type { Texts } from '@campus/shared/remote/RemoteDeclaration';
import type { LanguageKey } from '@campus/shared/contract/fields';

/**
 * A sentence that speaks against a release. What can come true after it was published, because of
 * others, is met in the console and said in its languages; the rest only by the command line.
 */
export type Reason = string | Texts;

export const wordsOf = (reason: Reason, language: LanguageKey): string =>
  typeof reason === 'string' ? reason : reason[language];
