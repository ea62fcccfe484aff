import type { LanguageKey } from '@campus/shared/contract/fields';
import { isMnemonic } from '@campus/shared/contract/resources/textRules';
import { decodeText, plainCell, readCsv } from '@campus/shared/table/csv';

/** What one cell of the file says. */
export interface FileText {
  /** As a spreadsheet counts them: the heading is the first. In JSON they are counted as they come. */
  line: number;
  mnemonic: string;
  language: LanguageKey;
  text: string;
}

export interface LineProblem {
  line: number;
  mnemonic: string;
  problem: 'KEY' | 'LANGUAGE' | 'TEXT';
  /** The language that is none of ours. */
  language?: string;
}

export interface TextsFile {
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
