import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const cellsOf = (line: string) =>
  [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');

/** Labels of all fields of all entities: mnemonic, Russian, English. */
export async function readFieldLabels(home: string) {
  const file = await readFile(join(home, 'seed/field-labels.csv'), 'utf8');
  const lines = file.split('\n').slice(1).filter(Boolean);
  return lines.map((line) => {
    const [mnemonic = '', ru = '', en = ''] = cellsOf(line);
    return { mnemonic, ru, en };
  });
}
