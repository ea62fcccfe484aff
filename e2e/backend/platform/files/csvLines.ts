import { formulaStart } from '@campus/shared/contract/formulaStart';
import papa from 'papaparse';

/** Says UTF-8 to the Russian Excel at the start of a file. */
export const byteOrderMark = '\uFEFF';

/** Lines of a CSV file with semicolons, as many as are at hand. */
export const csvLines = (lines: readonly (readonly unknown[])[]) =>
  `${papa.unparse(lines as unknown[][], { delimiter: ';', escapeFormulae: formulaStart })}\r\n`;
