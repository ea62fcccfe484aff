import { insertAll } from '../../../platform/seed/insertAll';
import type { ReferenceContext } from '../../../platform/seed/SeedSteps';
import { footerLinks, publicSettings } from '../settingTables';
import { footerRows } from './data/footerRows';
import { settingRows } from './data/settingRows';

const positioned = footerRows.map((link, index) => ({ ...link, position: index + 1 }));

export async function seedSettings({ tx }: ReferenceContext) {
  await insertAll(tx, publicSettings, [...settingRows]);
  await insertAll(tx, footerLinks, positioned);
}
