import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/Database';
import { insertAll } from '../../../platform/seed/insertAll';
import type { ReferenceContext } from '../../../platform/seed/SeedSteps';
import { languages, translations } from '../resourceTables';
import { referenceTexts } from './data/referenceTexts';

const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const cellsOf = (line: string) =>
  [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');

/** Labels of all fields of all entities: mnemonic, Russian, English. */
async function readFieldLabels(home: string) {
  const file = await readFile(join(home, 'domains/resources/seed/field-labels.csv'), 'utf8');
  const lines = file.split('\n').slice(1).filter(Boolean);
  return lines.map((line) => {
    const [mnemonic = '', ru = '', en = ''] = cellsOf(line);
    return { mnemonic, ru, en };
  });
}

const languageRows = [
  { key: 'ru', name: 'Русский', isDefault: true },
  { key: 'en', name: 'English', isDefault: false },
] as const;

async function seedTranslations(tx: Database, ids: { ru: string; en: string }, home: string) {
  const texts = [...(await readFieldLabels(home)), ...referenceTexts];
  const rows = texts.flatMap(({ mnemonic, ru, en }) => [
    { mnemonic, translation: ru, languageId: ids.ru },
    { mnemonic, translation: en, languageId: ids.en },
  ]);
  await insertAll(tx, translations, rows);
}

/** The languages with all translations. */
export async function seedLanguages({ tx, random, home }: ReferenceContext) {
  const ids = { ru: random.uuid(), en: random.uuid() };
  await insertAll(
    tx,
    languages,
    languageRows.map((row) => ({ ...row, id: ids[row.key] })),
  );
  await seedTranslations(tx, ids, home);
  return ids;
}
