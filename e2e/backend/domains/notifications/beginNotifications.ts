import { notificationMoves } from '@campus/shared/contract/notifications/machine';
import { and, eq, lte } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { notifications } from '../inbox/inboxTables';
import { transitionTo } from '../../platform/states/transitionTo';
import { logNotification } from './logNotification';
import { startSending } from './startSending';

/** Starts the mailings whose moment has come; the next run finds what this one missed. */
export const beginNotifications: JobHandler<'notification.begin'> = async (_, { db, now }) => {
  const isDue = and(
    eq(notifications.status, 'SCHEDULED'),
    lte(notifications.sendAt, new Date(now())),
  );
  const due = await db
    .select()
    .from(notifications)
    .where(isDue)
    .for('update', { skipLocked: true });
  const move = { machine: 'notification', move: notificationMoves.begin, to: 'SENDING' } as const;
  for (const before of due) {
    const after = await transitionTo(db, notifications, before.id, move);
    await startSending(db, before.id, now());
    await logNotification(db, system, 'begin', { before, after });
  }
};
