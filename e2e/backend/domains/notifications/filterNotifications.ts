import type * as contract from '@campus/shared/contract/notifications/calls';
import type { NotificationsRequest } from '@campus/shared/contract/notifications/requests';
import { and, asc, desc, gte, inArray, lte, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing';
import { countRows } from '../../platform/database/countRows';
import { onPage } from '../../platform/database/onPage';
import type { Handler } from '../../Handler';
import { notifications } from '../inbox/inboxTables';
import { selectNotifications, toNotification } from './selectNotifications';

const { title, body: text, status, kind, createdAt } = notifications;
const words = sql`concat_ws(' ', ${title}->>'ru', ${title}->>'en', ${text}->>'ru', ${text}->>'en')`;

const notificationsWhere = (filter: NotificationsRequest) =>
  and(
    filter.search ? sql`${words} ilike ${containing(filter.search)}` : undefined,
    filter.statuses?.length ? inArray(status, filter.statuses) : undefined,
    filter.kinds?.length ? inArray(kind, filter.kinds) : undefined,
    filter.createdFrom ? gte(createdAt, new Date(filter.createdFrom)) : undefined,
    filter.createdTo ? lte(createdAt, new Date(filter.createdTo)) : undefined,
  );

export const filterNotifications: Handler<typeof contract.filterNotifications> = async (
  { query: { skip, size, asc: isAscending }, body },
  { db },
) => {
  const where = notificationsWhere(body);
  const orderBy = [(isAscending ? asc : desc)(createdAt)];
  const rows = await selectNotifications(db)
    .where(onPage(db, notifications, { where, orderBy, skip, size }))
    .orderBy(...orderBy, notifications.id);
  const total = await countRows(db, notifications, where);
  return { items: rows.map(toNotification), total, skip, size };
};
