import type { Audience } from '@campus/shared/contract/notifications/requests';
import type { Actor } from '../../platform/audit/Actor';
import type { Diff } from '../../platform/audit/auditTables';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import { withoutSearch } from '../../platform/audit/withoutSearch';
import type { Database } from '../../platform/database/Database';
import type { notifications } from '../inbox/inboxTables';

type Notification = typeof notifications.$inferSelect;

/** Ten thousand ids in every line of the log would help nobody. */
function legible(audience: Audience) {
  if (audience.mode === 'IDS') return { mode: 'IDS', people: audience.humanIds.length };
  if (audience.mode !== 'FILTER') return audience;
  return { ...audience, filter: withoutSearch(audience.filter) };
}

/** An audience that is another is told also where it reads the same. */
function changesOf(before: Notification, after: Notification): Diff {
  const { audience, ...diff } = diffOf(before, after);
  if (!audience) return diff;
  return { ...diff, audience: { from: legible(before.audience), to: legible(after.audience) } };
}

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
    diff: before && changesOf(before, after),
  });
