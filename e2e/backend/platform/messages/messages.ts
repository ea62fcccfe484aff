import type { LanguageKey } from '@campus/shared/contract/fields';
import { refusalTexts } from '@campus/shared/server/refusalTexts';
import { commonTexts } from './commonTexts';
import { filesTexts } from './filesTexts';

const refusals = { ...refusalTexts, ...commonTexts, ...filesTexts };

/** What is said, by domain: each declares its texts here. */
export interface Texts {
  platform: { refusals: typeof refusals };
}

type KeyOf<Part extends string> = {
  [D in keyof Texts]: Texts[D] extends Record<Part, infer Said> ? keyof Said : never;
}[keyof Texts];

export type MessageCode = KeyOf<'refusals'>;
export type StateMachineName = KeyOf<'states'>;

/** By code; the list of domains adds theirs. */
export const messages = { ...refusals } as Record<MessageCode, Record<LanguageKey, string>>;

type States = Record<LanguageKey, Record<string, string>>;

/** By kind of record; the list of domains adds theirs. */
export const stateTexts: Partial<Record<StateMachineName, States>> = {};

/** The sentence about a record in this state. */
export const stateOf = (machine: StateMachineName, state: string, language: LanguageKey) =>
  stateTexts[machine]?.[language][state];
