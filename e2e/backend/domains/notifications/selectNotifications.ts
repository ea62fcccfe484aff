import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { humanNotifications, notifications } from '../inbox/inboxTables';
import { users } from '../accounts/userTables';

const readCount = sql<number>`(
  select count(*)::int from ${humanNotifications}
  where ${humanNotifications.notificationId} = ${notifications.id}
    and ${humanNotifications.readAt} is not null)`;

/** Mailings with their authors and how many people have read each; add `where` and order. */
export const selectNotifications = (db: Database) =>
  db
    .select({
      notification: notifications,
      author: sql<string>`concat_ws(' ', ${users.lastName}, ${users.firstName})`,
      read: readCount,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.createdById));

type Row = Awaited<ReturnType<typeof selectNotifications>>[number];

export const toNotification = ({ notification, author, read }: Row) => ({
  ...notification,
  audienceMode: notification.audience.mode,
  stats: { ...notification.stats, read },
  createdBy: notification.createdById ? { id: notification.createdById, name: author } : null,
  sendAt: notification.sendAt?.toISOString() ?? null,
  sentAt: notification.sentAt?.toISOString() ?? null,
  createdAt: notification.createdAt.toISOString(),
  updatedAt: notification.updatedAt.toISOString(),
});
