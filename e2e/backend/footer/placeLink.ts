import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { footerLinks } from '../schema/resources';

type Group = (typeof footerLinks.$inferSelect)['group'];

/** Lets one at a time rearrange the footer; the first statement of the transaction. */
export const lockFooter = (tx: Database) =>
  tx.select({ id: footerLinks.id }).from(footerLinks).orderBy(footerLinks.id).for('update');

/** Puts a link at a place of its group, counted from one, and numbers the group anew. */
export async function placeLink(tx: Database, id: string, group: Group, position: number) {
  const rows = await tx
    .select({ id: footerLinks.id })
    .from(footerLinks)
    .where(eq(footerLinks.group, group))
    .orderBy(asc(footerLinks.position), footerLinks.id);
  const ids = rows.map((row) => row.id).filter((other) => other !== id);
  ids.splice(position - 1, 0, id);
  const places = ids.map((one, index) => sql`when ${one}::uuid then ${index + 1}::int`);
  await tx
    .update(footerLinks)
    .set({ position: sql`case ${footerLinks.id} ${sql.join(places, sql` `)} end` })
    .where(inArray(footerLinks.id, ids));
}
