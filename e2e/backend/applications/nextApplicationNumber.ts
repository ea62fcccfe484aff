import type { ApplicationType } from '@campus/shared/contract/machines/application';
import { dayAt } from '@campus/shared/contract/days';
import type { Database } from '../database/Database';
import { nextValue } from '../database/nextValue';
import { applicationNumbers } from '../schema/applications';

const prefixes: Record<ApplicationType, string> = {
  ESK_CARD: 'ESK',
  EXTRA_GRANT: 'EG',
  CREDIT_GRANT: 'CG',
};

/** ESK-2026-000123 */
export async function nextApplicationNumber(tx: Database, type: ApplicationType, now: number) {
  const number = String(await nextValue(tx, applicationNumbers)).padStart(6, '0');
  return `${prefixes[type]}-${dayAt(now).slice(0, 4)}-${number}`;
}
