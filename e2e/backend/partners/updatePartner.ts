import type * as contract from '@campus/shared/contract/partners';
import { eq, inArray } from 'drizzle-orm';
import { diffOf } from '../audit/diffOf';
import { recordLog } from '../audit/recordLog';
import { countRows } from '../database/countRows';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { cities } from '../schema/education';
import { partnerCategories, partners } from '../schema/partners';
import { saveVersion } from '../states/saveVersion';
import { findPartner } from './findPartner';
import { offerColumns } from './offerColumns';
import { replaceCities } from './replaceCities';

const unknown = (field: string) =>
  new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { [field]: 'REFERENCE_UNKNOWN' } });

async function assertKnown(tx: Database, categoryId: string, cityIds: string[]) {
  const categories = await countRows(tx, partnerCategories, eq(partnerCategories.id, categoryId));
  if (categories === 0) throw unknown('categoryId');
  const found = await countRows(tx, cities, inArray(cities.id, cityIds));
  if (found < cityIds.length) throw unknown('cityIds');
}

export const updatePartner: Handler<typeof contract.updatePartner> = async (
  { params: { id }, body },
  context,
) => {
  const { version, categoryId, isActive, lockedFields } = body;
  const fields = { ...offerColumns(body), categoryId, isActive, lockedFields };
  const wanted = [...new Set(body.cityIds)].sort();
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
    if (!before) throw new Refusal(404, 'NOT_FOUND');
    await assertKnown(tx, categoryId, wanted);
    const after = await saveVersion(tx, partners, { id, version }, fields);
    const earlier = await replaceCities(tx, id, wanted);
    await recordLog(tx, context, {
      action: 'partner.update',
      entity: { type: 'partner', id },
      diff: diffOf({ ...before, cityIds: earlier }, { ...after, cityIds: wanted }),
    });
  });
  return findPartner(context, id);
};
