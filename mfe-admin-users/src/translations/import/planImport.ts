import type { LanguageKey } from '@campus/shared/contract/fields';
import { itemOf, problemOf, textOf } from '@campus/shared/contract/resources/wordings';
import type { FileText, LineProblem, TextsFile } from './readTextsFile';
import { namespaceOf, type TextRow } from '../textRows';

export interface ImportProblem extends Omit<LineProblem, 'problem'> {
  problem: LineProblem['problem'] | 'UNKNOWN' | 'TWICE' | NonNullable<ReturnType<typeof problemOf>>;
}

export interface ImportPlan {
  items: ReturnType<typeof itemOf>[];
  /** How many say what visitors read already. */
  unchanged: number;
  problems: ImportProblem[];
}

interface Known {
  rows: readonly TextRow[];
  ids: Record<LanguageKey, string>;
  /** Whose texts are known in full: in these a text that is not there is a mistake. */
  namespaces: ReadonlySet<string>;
}

/** What is wrong with a text of the file beside what the product says. */
function wrongWith({ mnemonic, language, text }: FileText, row: TextRow | undefined, known: Known) {
  if (row) return problemOf(row, language, text);
  return known.namespaces.has(namespaceOf(mnemonic)) ? ('UNKNOWN' as const) : undefined;
}

const newText = (mnemonic: string) => ({ mnemonic, ru: { version: 0 }, en: { version: 0 } });

/** What a file would change, before it does: by the rules that the server refuses by. */
export function planImport({ texts, problems }: TextsFile, known: Known): ImportPlan {
  const plan: ImportPlan = { items: [], unchanged: 0, problems: [...problems] };
  const rows = new Map(known.rows.map((row) => [row.mnemonic, row]));
  const seen = new Set<string>();
  for (const one of texts) {
    const { line, mnemonic, language, text } = one;
    const row = rows.get(mnemonic);
    const key = `${mnemonic} ${language}`;
    const problem = seen.has(key) ? 'TWICE' : wrongWith(one, row, known);
    seen.add(key);
    const own = { languageId: known.ids[language], translation: text };
    if (problem) plan.problems.push({ line, mnemonic, problem, language });
    else if (row && textOf(row[language]) === text) plan.unchanged += 1;
    else plan.items.push(itemOf(row ?? newText(mnemonic), language, own));
  }
  plan.problems.sort((one, other) => one.line - other.line);
  return plan;
}
