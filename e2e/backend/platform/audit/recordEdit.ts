import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import type { StaffMember } from '../access/Requester';
import type { Actor } from './Actor';
import { logs, type Diff } from './auditTables';
import { recordLog, type Entry } from './recordLog';

/** What two edits changed together; what was changed and changed back still says that it was touched. */
function joined(earlier: Diff, later: Diff): Diff {
  const names = Object.keys({ ...earlier, ...later });
  return Object.fromEntries(
    names.map((name) => {
      const first = earlier[name] ?? later[name];
      const last = later[name] ?? earlier[name];
      return [name, { from: first?.from, to: last?.to }];
    }),
  );
}

/** The newest entry of a record, if the same person made it by the same act within half an hour. */
async function lastOfSitting(tx: Database, visitor: Pick<StaffMember, 'id'>, entry: Entry) {
  const { action, entity } = entry;
  const [newest] = await tx
    .select()
    .from(logs)
    .where(
      and(
        eq(logs.entityType, entity.type),
        eq(logs.entityId, entity.id),
        gte(logs.at, sql`now() - interval '30 minutes'`),
      ),
    )
    .orderBy(desc(logs.at))
    .limit(1);
  return newest?.action === action && newest.actorId === visitor.id ? newest : undefined;
}

/**
 * Adds an edit to the audit log. An editor that saves by itself does so many times in one sitting:
 * these read as one edit, from the first value to the last one, at the time of the last one.
 * Anything else that happens to the record in between ends the sitting.
 */
export async function recordEdit(
  tx: Database,
  actor: Actor & { visitor: Pick<StaffMember, 'kind' | 'id' | 'name'> },
  entry: Entry & { diff: Diff },
) {
  const earlier = await lastOfSitting(tx, actor.visitor, entry);
  if (!earlier) return recordLog(tx, actor, entry);
  const { ip, requestId } = actor;
  const diff = joined(earlier.diff ?? {}, entry.diff);
  await tx
    .update(logs)
    .set({ at: sql`now()`, actorName: actor.visitor.name, diff, ip, requestId })
    .where(eq(logs.id, earlier.id));
}
