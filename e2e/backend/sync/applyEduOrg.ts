import { eduOrgData } from '@campus/shared/contract/payloads/syncEntities';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { cities, eduOrgs } from '../schema/education';
import { findByNsiId } from './findByNsiId';
import { readPayload } from './readPayload';
import { saveByNsiId } from './saveByNsiId';
import type { SyncRecord } from './SyncRecord';

async function cityIdOf(tx: Database, name: string | null | undefined) {
  if (!name) return null;
  const [city] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(sql`${cities.name}->>'ru' = ${name}`)
    .limit(1);
  return city?.id ?? null;
}

/** An organisation that is deleted there is closed here: people, money and grants refer to it. */
export async function applyEduOrg(tx: Database, message: SyncRecord) {
  const save = (values: Partial<typeof eduOrgs.$inferInsert>) =>
    saveByNsiId(tx, eduOrgs, 'eduOrg', message, values);
  if (message.operationType === 'DELETE') {
    const known = await findByNsiId(tx, eduOrgs, message.externalId);
    if (known) await save({ isActive: false });
    return;
  }
  const { city, inn = null, ...data } = readPayload(eduOrgData, message.payload);
  await save({ ...data, inn, cityId: await cityIdOf(tx, city) });
}
