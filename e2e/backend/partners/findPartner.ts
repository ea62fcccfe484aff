import type { Partner } from '@campus/shared/contract/partners';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../Handler';
import { Refusal } from '../Refusal';
import { partners } from '../schema/partners';
import type { Visitor } from '../Visitor';
import { isEditor } from './isEditor';
import { isOnOffer } from './isOnOffer';
import { readPartners, selectPartners } from './readPartners';

/** One partner for this reader. @throws Refusal 404 */
export async function findPartner(context: Context<Visitor | null>, id: string): Promise<Partner> {
  const { db, visitor, now } = context;
  const visible = isEditor(visitor) ? undefined : isOnOffer(now());
  const rows = await selectPartners(db).where(and(eq(partners.id, id), visible));
  const [found] = await readPartners(rows, context);
  if (!found) throw new Refusal(404, 'NOT_FOUND');
  return found;
}
