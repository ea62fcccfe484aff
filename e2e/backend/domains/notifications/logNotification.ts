import type { Actor } from '../../platform/audit/Actor';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { notifications } from '../inbox/inboxTables';

type Notification = typeof notifications.$inferSelect;

/** Ten thousand ids in every line of the log would help nobody. */
const legible = ({ audience, ...row }: Notification) => ({
  ...row,
  audience: audience.mode === 'IDS' ? { mode: 'IDS', people: audience.humanIds.length } : audience,
});

/** Writes down what became of a mailing. */
export const logNotification = (
  tx: Database,
  actor: Actor,
  action: string,
  { before, after }: { before?: Notification; after: Notification },
) =>
  recordLog(tx, actor, {
    action: `notification.${action}`,
    entity: { type: 'notification', id: after.id },
    diff: before && diffOf(legible(before), legible(after)),
  });
