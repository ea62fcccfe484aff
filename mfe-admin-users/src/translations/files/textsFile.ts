import type { LanguageKey } from '@campus/shared/contract/fields';
import { isMnemonic } from '@campus/shared/contract/resources/textRules';
import { itemOf, problemOf, wordingText } from '@campus/shared/contract/resources/wordings';
import { decodeText, plainCell, readCsv } from '@campus/shared/table/csv';
import { namespaceOf, type TextRow } from '../textRows';

/** What one cell of the file says. */
interface FileText {
  /** As a spreadsheet counts them: the heading is the first. In JSON they are counted as they come. */
  line: number;
  mnemonic: string;
  language: LanguageKey;
  text: string;
}

interface LineProblem {
  line: number;
  mnemonic: string;
  problem: 'KEY' | 'LANGUAGE' | 'TEXT';
  /** The language that is none of ours. */
  language?: string;
}

interface TextsFile {
  texts: FileText[];
  problems: LineProblem[];
}

export type FileProblem = 'KIND' | 'EMPTY' | 'SIZE' | 'JSON' | 'HEAD' | 'ROWS';

export const maxTexts = 40_000;
const maxBytes = 10 * 1024 * 1024;

const isLanguage = (name: string): name is LanguageKey => name === 'ru' || name === 'en';

interface Cell {
  line: number;
  mnemonic: string;
  language: string;
  text: unknown;
}

function validate(cells: Iterable<Cell>): TextsFile {
  const file: TextsFile = { texts: [], problems: [] };
  for (const { line, mnemonic, language, text } of cells) {
    if (text === '') continue;
    if (!isMnemonic(mnemonic)) file.problems.push({ line, mnemonic, problem: 'KEY' });
    else if (!isLanguage(language))
      file.problems.push({ line, mnemonic, problem: 'LANGUAGE', language });
    else if (typeof text === 'string') file.texts.push({ line, mnemonic, language, text });
    else file.problems.push({ line, mnemonic, problem: 'TEXT' });
  }
  return file;
}

/** A column for each language, as our own file has them. */
async function readTable(text: string): Promise<TextsFile | FileProblem> {
  const [head = [], ...rows] = await readCsv(text);
  const names = head.map((name) => name.trim().toLowerCase());
  const place = names.indexOf('mnemonic');
  const languages = names.flatMap((name, at) =>
    at === place || name === '' ? [] : [{ name, at }],
  );
  if (place < 0 || languages.length === 0) return 'HEAD';
  if (rows.length * languages.length > maxTexts) return 'ROWS';
  return validate(
    rows.flatMap((row, index) =>
      languages.map(({ name, at }) => ({
        ...{ line: index + 2, language: name },
        mnemonic: (row[place] ?? '').trim(),
        text: plainCell(row[at]),
      })),
    ),
  );
}

/** Mnemonics and texts, whether branches are objects, as in the code, or dots. */
const flatten = (branch: object, before = ''): [string, unknown][] =>
  Object.entries(branch).flatMap(([key, value]: [string, unknown]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flatten(value, `${before}${key}.`)
      : [[before + key, typeof value === 'string' ? value.trim() : value]],
  );

/** An object for each language. */
function readJson(text: string): TextsFile | FileProblem {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'JSON';
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return 'HEAD';
  const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const branches = Object.entries(content).filter(([, value]) => isBranch(value));
  if (!branches.some(([language]) => isLanguage(language))) return 'HEAD';
  const cells = branches.flatMap(([language, branch]: [string, object]) =>
    flatten(branch).map(([mnemonic, words]) => ({ language, mnemonic, text: words })),
  );
  if (cells.length > maxTexts) return 'ROWS';
  return validate(cells.map((cell, index) => ({ ...cell, line: index + 1 })));
}

/** A file of texts, by its name a table or JSON, or why it is none. */
export async function readTextsFile(file: File): Promise<TextsFile | FileProblem> {
  const [, kind] = /\.(csv|json)$/i.exec(file.name) ?? [];
  if (!kind) return 'KIND';
  if (file.size === 0) return 'EMPTY';
  if (file.size > maxBytes) return 'SIZE';
  const text = decodeText(await file.arrayBuffer());
  // No text has it: a picture or a book of a spreadsheet under another name.
  if (text.includes('\0')) return 'KIND';
  const read = kind.toLowerCase() === 'csv' ? await readTable(text) : readJson(text);
  const isEmpty = typeof read === 'object' && read.texts.length + read.problems.length === 0;
  return isEmpty ? 'EMPTY' : read;
}

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
    else if (row && wordingText(row[language]) === text) plan.unchanged += 1;
    else plan.items.push(itemOf(row ?? newText(mnemonic), language, own));
  }
  plan.problems.sort((one, other) => one.line - other.line);
  return plan;
}
