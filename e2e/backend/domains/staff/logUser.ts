import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Actor } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import type { users } from '../accounts/userTables';

type Row = typeof users.$inferSelect;

/** Writes down what was done to a member of staff. */
export const logUser = (
  tx: Database,
  actor: Actor,
  action: string,
  { before, after, reason }: { before?: Row; after: Row; reason?: string },
) =>
  recordLog(tx, actor, {
    action: `user.${action}`,
    entity: { type: 'user', id: after.id },
    diff: { ...diffOf(before ?? {}, after), ...(reason && { reason: { to: reason } }) },
  });
