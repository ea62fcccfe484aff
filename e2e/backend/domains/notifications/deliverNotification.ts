import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { eq } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobContext, JobFailure, JobPayload } from '../../platform/jobs/JobHandler';
import { notifications } from '../inbox/inboxTables';
import { deliveries } from './deliveries';
import {
  notificationMoves,
  type NotificationStatus,
} from '@campus/shared/contract/notifications/machine';
import { system } from '../../platform/audit/Actor';
import { transitionTo } from '../../platform/states/transitionTo';
import { logNotification } from './logNotification';
import { lockNotification } from './lockNotification';
import { nextRecipients } from './nextRecipients';
import { inOrder } from './startSending';

type FinishSendingNotification = typeof notifications.$inferSelect;

function outcomeOf({ delivered, failed }: FinishSendingNotification['stats']): NotificationStatus {
  if (delivered === 0) return 'FAILED';
  return failed === 0 ? 'SENT' : 'PARTIAL';
}

/** Ends a mailing with its results. */
async function finishSending(tx: Database, before: FinishSendingNotification, now: number) {
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

type Piece = JobPayload['notification.send'];
type Notification = typeof notifications.$inferSelect;

/** The piece after this one, until there is none. */
function nextPiece({ channels }: Notification, piece: Piece, last: string | undefined) {
  if (last) return { ...piece, after: last };
  const order: NotificationChannel[] = inOrder(channels);
  const channel = order[order.indexOf(piece.channel) + 1];
  return channel && { id: piece.id, channel };
}

const count = ({ stats }: Notification, delivered: number, failed: number) => ({
  ...stats,
  delivered: stats.delivered + delivered,
  failed: stats.failed + failed,
});

async function keepStats(tx: Database, id: string, stats: Notification['stats']) {
  await tx.update(notifications).set({ stats }).where(eq(notifications.id, id));
}

/**
 * Serves one piece of the audience by one channel. The inbox rows, the counters and the next piece
 * are one transaction, so a crash repeats none of them; letters of the piece in hand may be.
 */
export async function deliverNotification(piece: Piece, services: Services) {
  const isThis = eq(notifications.id, piece.id);
  const [sending] = await services.db.select().from(notifications).where(isThis);
  if (sending?.status !== 'SENDING') return async () => {};
  const { people, isLast } = await nextRecipients(services.db, sending, piece);
  const done = await deliveries[piece.channel](sending, people, services);

  return async ({ db, now }: JobContext) => {
    const notification = await lockNotification(db, piece.id);
    await done.keep?.(db);
    const stats = count(notification, done.count, people.length - done.count);
    await keepStats(db, piece.id, stats);
    const next = nextPiece(sending, piece, isLast ? undefined : people.at(-1)?.id);
    if (next) await enqueue(db, 'notification.send', next, { runAt: new Date(now()) });
    else await finishSending(db, { ...notification, stats }, now());
  };
}

/** Whoever is left over when a piece was tried in vain too often has not been reached. */
export async function giveUpSending({ id }: Piece, { db, now }: JobContext, failure: JobFailure) {
  if (failure.nextAttemptAt) return;
  const notification = await lockNotification(db, id);
  const { targeted, delivered, failed } = notification.stats;
  const left = Math.max(targeted - delivered - failed, 0);
  const stats = count(notification, 0, left);
  await finishSending(db, { ...notification, stats }, now());
}
