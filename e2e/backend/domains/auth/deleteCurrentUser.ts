import type * as contract from '@campus/shared/contract/auth/calls';
import { daysToRestore, humanMoves } from '@campus/shared/contract/people/machine';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import { humans } from '../accounts/humanTables';
import { illegalMove } from '../../platform/states/transitionTo';
import { endSessions } from './endSessions';

const msPerDay = 86_400_000;

async function close(tx: Database, id: string, deletedAt: Date) {
  const isOpen = inArray(humans.state, [...humanMoves.remove.from]);
  const [closed] = await tx
    .update(humans)
    .set({ state: 'DELETED', deletedAt, version: sql`${humans.version} + 1` })
    .where(and(eq(humans.id, id), isOpen))
    .returning({ id: humans.id });
  if (!closed) throw illegalMove('human', 'DELETED');
}

/** Closes the account; until day 30 it can be restored, then a job removes what names the person. */
export const deleteCurrentUser: Handler<typeof contract.deleteCurrentUser> = async (_, context) => {
  const { db, visitor, now, accountHooks } = context;
  const { id } = visitor;
  const deletedAt = new Date(now());
  const restorableUntil = new Date(now() + daysToRestore * msPerDay);
  await db.transaction(async (tx) => {
    await close(tx, id, deletedAt);
    await accountHooks.beforeDeletion(tx, id);
    await endSessions(tx, { kind: 'HUMAN', id }, 'deleted');
    await enqueue(tx, 'human.anonymise', { humanId: id }, { runAt: restorableUntil });
    await recordLog(tx, context, {
      action: 'human.delete',
      entity: { type: 'human', id },
      humanId: id,
      diff: { state: { from: 'ACTIVE', to: 'DELETED' } },
    });
  });
  return { restorableUntil: restorableUntil.toISOString() };
};
