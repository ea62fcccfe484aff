import { eq } from 'drizzle-orm';
import { recordLog } from '../../../platform/audit/recordLog';
import type { Context } from '../../../platform/Handler';
import { Refusal } from '../../../platform/access/Refusal';
import type { StaffMember } from '../../../platform/access/Requester';
import type { Directory } from './Directory';

/** @throws Refusal 404, or 409 IN_USE with the number of news and events that have the record. */
export const removeEntry = (
  { table, entity, uses }: Pick<Directory<never, never, never, never>, 'table' | 'entity' | 'uses'>,
  id: string,
  context: Context<StaffMember>,
) =>
  context.db.transaction(async (tx) => {
    // Whoever is about to refer to the record waits here, or is counted below.
    const [found] = await tx
      .select({ name: table.name })
      .from(table)
      .where(eq(table.id, id))
      .for('update');
    if (!found) throw new Refusal(404, 'NOT_FOUND');
    const [use] = await tx.select({ count: uses }).from(table).where(eq(table.id, id));
    if (use?.count) throw new Refusal(409, 'IN_USE', { params: { count: use.count } });
    await tx.delete(table).where(eq(table.id, id));
    await recordLog(tx, context, {
      action: `${entity}.delete`,
      entity: { type: entity, id },
      diff: { name: { from: found.name } },
    });
    return {};
  });
