import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { uuidArray } from '../../platform/database/conditions';
import { humanNotifications, notifications } from '../inbox/inboxTables';

type Notification = typeof notifications.$inferSelect;

/** Puts a mailing into the inboxes of people in one statement; nobody gets it twice. */
export async function deliverToInbox(
  tx: Database,
  { id }: Notification,
  humanIds: string[],
  now: number,
) {
  const sentAt = new Date(now).toISOString();
  await tx.execute(sql`
    insert into ${humanNotifications}
      (human_id, notification_id, title, body, link, kind, sent_at)
    select people.id, mailing.id, mailing.title, mailing.body, mailing.link, mailing.kind,
      ${sentAt}::timestamptz
    from ${notifications} mailing, unnest(${uuidArray(humanIds)}) as people (id)
    where mailing.id = ${id}
    on conflict (notification_id, human_id) do nothing`);
}
