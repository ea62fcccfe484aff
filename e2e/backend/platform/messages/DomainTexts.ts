import type { LanguageKey } from '@campus/shared/contract/fields';

type ByCode = Record<string, Record<LanguageKey, string>>;

/** What a domain says when it refuses; `Machines` are the states of its records. */
export interface DomainTexts<Machines extends Record<string, string> = Record<never, never>> {
  /** What people read when a call is refused, by code. Words in braces are filled in. */
  refusals?: ByCode;
  /** How its fields are called in a sentence about one of them. */
  fieldNames?: ByCode;
  /** What a record that does not admit a move is told to be; a second sentence asks to refresh. */
  states?: {
    [Machine in keyof Machines]: Record<LanguageKey, Record<Machines[Machine], string>>;
  };
}
