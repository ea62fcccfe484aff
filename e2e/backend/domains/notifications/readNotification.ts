import { eq } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { Refusal } from '../../platform/access/Refusal';
import { notifications } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { recipientsWhere } from './recipientsWhere';
import { selectNotifications, toNotification } from './selectNotifications';

type Notification = typeof notifications.$inferSelect;

export const countRecipients = (
  db: Database,
  { audience, channels }: Pick<Notification, 'audience' | 'channels'>,
) => countRows(db, humans, recipientsWhere(audience, channels));

/** A number smaller than this would tell something of single people. */
export const smallestCrowd = 10;

/**
 * A mailing, and how many it would reach while it is not being sent yet, unless they are few.
 * @throws Refusal 404.
 */
export async function readNotification(db: Database, id: string) {
  const [row] = await selectNotifications(db).where(eq(notifications.id, id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  const { status } = row.notification;
  const isAhead = status === 'DRAFT' || status === 'SCHEDULED';
  const count = isAhead ? await countRecipients(db, row.notification) : 0;
  return { ...toNotification(row), recipients: count < smallestCrowd ? null : count };
}
