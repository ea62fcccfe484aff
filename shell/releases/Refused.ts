import type { LanguageKey } from '@campus/shared/contract/fields';
import { type Reason, wordsOf } from './gate/Reason';

const said = (reasons: readonly Reason[], language: LanguageKey) =>
  reasons.map((reason) => wordsOf(reason, language));

/** The gate let a release not pass. */
export class Refused extends Error {
  override name = 'Refused';
  /** A sentence each, as the command line says it. */
  readonly reasons: readonly string[];

  constructor(
    readonly which: { name: string; release: string },
    private readonly given: readonly Reason[],
  ) {
    const reasons = said(given, 'en');
    super([`${which.name} ${which.release} is refused:`, ...reasons].join('\n  '));
    this.reasons = reasons;
  }

  reasonsIn(language: LanguageKey): readonly string[] {
    return said(this.given, language);
  }
}
