import { eq, inArray } from 'drizzle-orm';
import { recordLog } from '../../../platform/audit/recordLog';
import { withAdvisoryLock } from '../../../platform/database/withAdvisoryLock';
import type { Context } from '../../../platform/Handler';
import { Refusal } from '../../../platform/access/Refusal';
import type { StaffMember } from '../../../platform/access/Requester';
import { publications } from '../publications/publications';
import type { Directory } from './Directory';

type Merged = Pick<Directory<never, never, never, never>, 'table' | 'entity' | 'moveUses'>;

/** @throws Refusal 404, or 422 at `by` where it names no other record. */
export const replaceEntry = (
  { table, entity, moveUses }: Merged,
  id: string,
  by: string,
  context: Context<StaffMember>,
) =>
  context.db.transaction(async (tx) => {
    // Whoever saves a publication holds it before what it names: here it would be the other way round.
    for (const { name } of [publications.news, publications.events])
      await withAdvisoryLock(tx, name);
    // In one order, or two people who replace the same two by each other wait for ever.
    const found = await tx
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(inArray(table.id, [id, by]))
      .orderBy(table.id)
      .for('update');
    const from = found.find((row) => row.id === id);
    const to = found.find((row) => row.id === by);
    if (!from) throw new Refusal(404, 'NOT_FOUND');
    if (!to || to === from)
      throw new Refusal(422, 'REFERENCE_UNKNOWN', { fields: { by: 'REFERENCE_UNKNOWN' } });
    await moveUses(tx, id, by);
    await tx.delete(table).where(eq(table.id, id));
    await recordLog(tx, context, {
      action: `${entity}.replace`,
      entity: { type: entity, id },
      diff: { name: { from: from.name, to: to.name } },
    });
    return {};
  });
