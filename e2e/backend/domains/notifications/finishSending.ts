import {
  notificationMoves,
  type NotificationStatus,
} from '@campus/shared/contract/notifications/machine';
import { system } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import { notifications } from '../inbox/inboxTables';
import { transitionTo } from '../../platform/states/transitionTo';
import { logNotification } from './logNotification';

type Notification = typeof notifications.$inferSelect;

function outcomeOf({ delivered, failed }: Notification['stats']): NotificationStatus {
  if (delivered === 0) return 'FAILED';
  return failed === 0 ? 'SENT' : 'PARTIAL';
}

/** Ends a mailing with its results. */
export async function finishSending(tx: Database, before: Notification, now: number) {
  const { delivered, failed } = before.stats;
  const after = await transitionTo<typeof notifications, NotificationStatus>(
    tx,
    notifications,
    before.id,
    {
      machine: 'notification',
      move: notificationMoves.finish,
      to: outcomeOf(before.stats),
      // People may have come and gone since the start.
      set: {
        stats: { ...before.stats, targeted: delivered + failed },
        sentAt: new Date(now),
      },
    },
  );
  await logNotification(tx, system, 'finish', { before, after });
}
