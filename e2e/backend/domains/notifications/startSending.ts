import {
  notificationChannels,
  type NotificationChannel,
} from '@campus/shared/contract/notifications/requests';
import { eq } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { notifications } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { lockNotification } from './lockNotification';
import { recipientsWhere } from './recipientsWhere';

/** Channels are served one after another, the inbox first. */
export const inOrder = (channels: readonly NotificationChannel[]) =>
  notificationChannels.filter((channel) => channels.includes(channel));

/** Counts what is ahead and adds the first piece of the work; each piece adds the next. */
export async function startSending(tx: Database, id: string, now: number) {
  const { audience, channels } = await lockNotification(tx, id);
  let targeted = 0;
  for (const channel of channels) {
    targeted += await countRows(tx, humans, recipientsWhere(audience, [channel]));
  }
  const stats = { targeted, delivered: 0, failed: 0, read: 0 };
  await tx.update(notifications).set({ stats }).where(eq(notifications.id, id));
  const channel = assertDefined(inOrder(channels)[0]);
  await enqueue(tx, 'notification.send', { id, channel }, { runAt: new Date(now) });
}
