import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { partnersToCities } from './partnerTables';

/** Sets the cities of a partner. @returns those that it had, sorted by id. */
export async function replaceCities(tx: Database, partnerId: string, cityIds: string[]) {
  const gone = await tx
    .delete(partnersToCities)
    .where(eq(partnersToCities.partnerId, partnerId))
    .returning({ cityId: partnersToCities.cityId });
  await tx.insert(partnersToCities).values(cityIds.map((cityId) => ({ partnerId, cityId })));
  return gone.map(({ cityId }) => cityId).sort();
}
