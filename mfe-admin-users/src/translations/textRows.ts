import type { LanguageKey } from '@campus/shared/contract/fields';
import type { BundledTexts } from '@campus/shared/contract/releases/calls';
import type { TextState } from '@campus/shared/contract/resources/calls';
import {
  isOvertaken,
  languageKeys,
  languagesOf,
  wordingText,
  type Wording,
  type Wordings,
} from '@campus/shared/contract/resources/wordings';
import { plain } from '@campus/shared/format/plain';

/** One text as the table shows it. */
export interface TextRow extends Wordings {
  /** The first part of the mnemonic: whose text it is. */
  namespace: string;
  /** What it is found by. */
  words: string;
}

interface Translation {
  mnemonic: string;
  translation: string;
}

/** What is known of one language. */
export interface LanguageTexts {
  translations: readonly Translation[];
  /** Nothing where the server does not tell. */
  states: readonly TextState[] | undefined;
}

export const namespaceOf = (mnemonic: string) => mnemonic.slice(0, mnemonic.indexOf('.'));

/** A row with the words that it is found by. */
export const toRow = (text: Wordings): TextRow => ({
  ...text,
  namespace: namespaceOf(text.mnemonic),
  words: plain([text.mnemonic, wordingText(text.ru), wordingText(text.en)].join('\n')),
});

function wordingsOf(language: LanguageKey, bundled: readonly BundledTexts[], texts: LanguageTexts) {
  const wordings = new Map<string, Wording>();
  const version = texts.states && 0;
  for (const { namespace, ...own } of bundled)
    for (const [key, text] of Object.entries(own[language]))
      wordings.set(`${namespace}.${key}`, { bundled: text, version });
  for (const { mnemonic, translation } of texts.translations)
    wordings.set(mnemonic, { version, ...wordings.get(mnemonic), stored: translation });
  for (const { mnemonic, version: current, bundled: before } of texts.states ?? []) {
    const known = wordings.get(mnemonic);
    if (known) wordings.set(mnemonic, { ...known, version: current, before });
  }
  return { wordings, version };
}

/** All texts of the product in order: what the code says, and what staff say over it. */
export function textRows(
  bundled: readonly BundledTexts[],
  texts: Record<LanguageKey, LanguageTexts>,
): TextRow[] {
  const ru = wordingsOf('ru', bundled, texts.ru);
  const en = wordingsOf('en', bundled, texts.en);
  const mnemonics = [...new Set([...ru.wordings.keys(), ...en.wordings.keys()])].sort();
  return mnemonics.map((mnemonic) =>
    toRow({
      mnemonic,
      ru: ru.wordings.get(mnemonic) ?? { version: ru.version },
      en: en.wordings.get(mnemonic) ?? { version: en.version },
    }),
  );
}

/** Staff have said it: over the code, or anew where only the reference data have it. */
export const isOfStaff = ({ stored, bundled, version }: Wording) =>
  stored !== undefined && (bundled === undefined ? (version ?? 0) > 1 : stored !== bundled);

/** What a tab shows, in the order of the tabs. */
export const views = {
  all: () => true,
  missing: (row: TextRow) => languagesOf(row).some((language) => wordingText(row[language]) === ''),
  changed: (row: TextRow) => languageKeys.some((language) => isOfStaff(row[language])),
  overtaken: (row: TextRow) => languageKeys.some((language) => isOvertaken(row[language])),
} as const;

export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];
