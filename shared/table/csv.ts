import { formulaStart } from '@campus/shared/contract/formulaStart';

/** Cells as the text of a file that the Russian Excel opens: semicolons, and a mark that says UTF-8. */
export async function writeCsv(lines: readonly (readonly unknown[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const how = { delimiter: ';', escapeFormulae: formulaStart };
  return `\uFEFF${papa.unparse(lines as unknown[][], how)}`;
}

/** The text of a file in UTF-8 without its mark, or in Windows-1251 as older programs write it. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** Lines of cells, which semicolons, commas or tabs divide. */
export async function readCsv(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  return papa.parse<string[]>(text, { delimitersToGuess: [';', ',', '\t'] }).data;
}

/** A spreadsheet is kept from running «=…» by an apostrophe, which is no part of the words. */
export const plainCell = (cell = '') =>
  (cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell).trim();
