import { staffRoles } from '@campus/shared/contract/roles';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/database/Database';
import { eskIssuings } from '../domains/cards/cardTables';
import {
  studentStatuses,
  languages,
  mobileVersions,
  translations,
} from '../domains/resources/resourceTables';
import { footerLinks, publicSettings } from '../domains/settings/settingTables';
import { userRoles } from '../domains/accounts/userTables';
import type { Random } from './createRandom';
import { eskIssuingRows } from './data/eskIssuingRows';
import { footerRows } from './data/footerRows';
import { mobileVersionRows } from './data/mobileVersionRows';
import { referenceTexts } from './data/referenceTexts';
import { roleNames } from './data/roleNames';
import { settingRows } from './data/settingRows';
import { studentStatusRows } from './data/studentStatusRows';
import { insertAll } from './insertAll';

const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const cellsOf = (line: string) =>
  [...line.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');

/** Labels of all fields of all entities: mnemonic, Russian, English. */
async function readFieldLabels(home: string) {
  const file = await readFile(join(home, 'seed/field-labels.csv'), 'utf8');
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

const positioned = footerRows.map((link, index) => ({ ...link, position: index + 1 }));

/** What every installation needs, with demo data or without. */
export async function seedReference(tx: Database, random: Random, home: string) {
  const ids = { ru: random.uuid(), en: random.uuid() };
  await insertAll(
    tx,
    languages,
    languageRows.map((row) => ({ ...row, id: ids[row.key] })),
  );
  await seedTranslations(tx, ids, home);
  await insertAll(tx, publicSettings, [...settingRows]);
  await insertAll(tx, footerLinks, positioned);
  const roles = staffRoles.map((key) => ({ id: random.uuid(), key, name: roleNames[key] }));
  await insertAll(tx, userRoles, roles);
  const statuses = studentStatusRows.map((row) => ({ ...row, id: random.uuid() }));
  await insertAll(tx, studentStatuses, statuses);
  await insertAll(tx, eskIssuings, [...eskIssuingRows]);
  await insertAll(tx, mobileVersions, [...mobileVersionRows]);
  return { languageIds: ids, roles, statuses };
}

export type Reference = Awaited<ReturnType<typeof seedReference>>;
