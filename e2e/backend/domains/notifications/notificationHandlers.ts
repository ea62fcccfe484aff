import {
  notificationMoves,
  type NotificationStatus,
} from '@campus/shared/contract/notifications/machine';
import type * as contract from '@campus/shared/contract/notifications/calls';
import type {
  NotificationRequest,
  NotificationsRequest,
} from '@campus/shared/contract/notifications/requests';
import { eq, desc, and, asc, gte, inArray, lte, sql } from 'drizzle-orm';
import { countRows } from '../../platform/database/countRows';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Handlers, Handler, Context } from '../../platform/Handler';
import { fieldsWithin } from '../../platform/access/fieldsWithin';
import { Refusal } from '../../platform/access/Refusal';
import { assertMove, transitionTo } from '../../platform/states/transitionTo';
import { assertVersion, saveVersion } from '../../platform/states/saveVersion';
import type { StaffMember } from '../../platform/access/Requester';
import { containing } from '../../platform/database/conditions';
import { onPage } from '../../platform/database/onPage';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import { toInboxMessage } from '../inbox/inboxHandlers';
import { notifications, humanNotifications } from '../inbox/inboxTables';
import { humans } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { tickets } from '../support/supportTables';
import { ticketsOverdueSince } from '../support/ticketsOverdueSince';
import { selectTickets, toTicketSummary } from '../support/selectTickets';
import { checkDraft, checkChannels, checkSearch, seesPeople } from './checkDraft';
import { lockNotification } from './lockNotification';
import { logNotification } from './logNotification';
import { countReach } from './recipientsWhere';
import { readNotification, countRecipients, smallestCrowd } from './readNotification';
import { selectNotifications, toNotification } from './selectNotifications';
import { startSending } from './startSending';

type Notification = typeof notifications.$inferSelect;

/** Nobody takes a test for the mailing itself. */
const testMark = { ru: 'Проверка: ', en: 'Test: ' };

/** A draft made for a filter of people may have no words yet. */
function checkWords({ title, body }: Notification) {
  const fields = {
    ...(!title.ru && { 'title.ru': 'REQUIRED' as const }),
    ...(!body.ru && { 'body.ru': 'REQUIRED' as const }),
  };
  if (title.ru && body.ru) return;
  throw new Refusal(422, 'RUSSIAN_TEXT_MISSING', { fields });
}

/** Trying filters until one finds somebody must not tell what that person is. */
async function checkRecipients(tx: Database, notification: Notification, visitor: StaffMember) {
  const count = await countRecipients(tx, notification);
  const isTold = seesPeople(visitor) || notification.audience.mode !== 'FILTER';
  if (!isTold && count < smallestCrowd) throw new Refusal(403, 'AUDIENCE_SMALL');
  if (count > 0) return;
  throw new Refusal(422, 'NO_RECIPIENTS', { fields: { audience: 'NO_RECIPIENTS' } });
}

/** Sends at once, or when the moment comes that the draft names. */
async function start(tx: Database, { id, sendAt }: Notification, now: number) {
  const step = { machine: 'notification', move: notificationMoves.send } as const;
  if (sendAt && sendAt.getTime() > now) {
    await enqueue(tx, 'notification.begin', {}, { key: 'notification.begin', runAt: sendAt });
    return transitionTo(tx, notifications, id, { ...step, to: 'SCHEDULED' });
  }
  await startSending(tx, id, now);
  return transitionTo(tx, notifications, id, { ...step, to: 'SENDING' });
}

/** Sends the words that were shown to whoever sends them, and no others that were saved since. */
const sendNotification: Handler<typeof contract.sendNotification> = async (
  { params: { id }, body: { version } },
  context,
) => {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const before = await lockNotification(tx, id);
    assertMove('notification', notificationMoves.send, before.status);
    await assertVersion(tx, before, version ?? before.version);
    checkWords(before);
    checkChannels(before.channels, context);
    await checkRecipients(tx, before, context.visitor);
    const after = await start(tx, before, now());
    await logNotification(tx, context, 'send', { before, after });
  });
  return readNotification(db, id);
};

/** What waits goes back to the drafts; what is on its way ends with whoever has got it by now. */
const stopNotification: Handler<typeof contract.stopNotification> = async (
  { params: { id } },
  context,
) => {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const before = await lockNotification(tx, id);
    const isWaiting = before.status === 'SCHEDULED';
    const name = isWaiting ? 'recall' : 'stop';
    const after = await transitionTo<typeof notifications, NotificationStatus>(
      tx,
      notifications,
      id,
      {
        machine: 'notification',
        move: notificationMoves[name],
        to: isWaiting ? 'DRAFT' : 'PARTIAL',
        set: isWaiting ? {} : { sentAt: new Date(now()) },
      },
    );
    await logNotification(tx, context, name, { before, after });
  });
  return readNotification(db, id);
};

const countAudience: Handler<typeof contract.countAudience> = async (
  { body: { audience, channels } },
  { db, push, visitor },
) => {
  checkSearch(audience, visitor);
  const { recipients, ...reach } = await countReach(db, audience, channels);
  const told = (count: number) => (seesPeople(visitor) || count >= smallestCrowd ? count : null);
  return {
    recipients: told(recipients),
    reach: { INBOX: told(reach.INBOX), PUSH: told(reach.PUSH), EMAIL: told(reach.EMAIL) },
    unavailable: push ? [] : ['PUSH'],
    refused: push?.isRefused ? ['PUSH'] : [],
  };
};

const testNotification: Handler<typeof contract.testNotification> = async (
  { body: { title: subject, body, link = null } },
  { db, visitor },
) => {
  const [own] = await db.select({ to: users.login }).from(users).where(eq(users.id, visitor.id));
  const { to } = assertDefined(own);
  for (const language of ['ru', 'en'] as const) {
    const words = { title: subject[language], body: body[language] };
    if (!words.title || !words.body) continue;
    await enqueue(db, 'notification.test', {
      ...{ to, language, link, body: words.body },
      title: testMark[language] + words.title,
    });
  }
  return { to };
};

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

const filterNotifications: Handler<typeof contract.filterNotifications> = async (
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

const newest = 100;

async function ticketsOf(humanId: string, { db, now }: Context) {
  const own = eq(tickets.humanId, humanId);
  const overdue = await ticketsOverdueSince(db, now());
  const rows = await selectTickets(db)
    .where(own)
    .orderBy(desc(tickets.createdAt), tickets.id)
    .limit(newest);
  const items = rows.map((row) => toTicketSummary(row, overdue));
  return { items, total: await countRows(db, tickets, own) };
}

async function messagesOf(humanId: string, { db, language }: Context) {
  const own = eq(humanNotifications.humanId, humanId);
  const rows = await db
    .select()
    .from(humanNotifications)
    .where(own)
    .orderBy(desc(humanNotifications.sentAt), humanNotifications.id)
    .limit(newest);
  const items = rows.map((row) => toInboxMessage(row, language));
  return { items, total: await countRows(db, humanNotifications, own) };
}

const listHumanTicketsMailing: Handler<typeof contract.listHumanTicketsMailing> = async (
  { params: { id } },
  context,
) => {
  const [human] = await context.db.select({ id: humans.id }).from(humans).where(eq(humans.id, id));
  if (!human) throw new Refusal(404, 'NOT_FOUND');
  return {
    tickets: await ticketsOf(id, context),
    messages: await messagesOf(id, context),
  };
};

type Draft = Pick<
  typeof notifications.$inferSelect,
  'title' | 'body' | 'link' | 'kind' | 'channels' | 'audience' | 'sendAt'
>;

/** Keeps a new draft and answers it with the number of its recipients. */
async function createDraft(draft: Draft, context: Context<StaffMember>) {
  checkDraft(draft, context);
  const id = await context.db.transaction(async (tx) => {
    const values = { ...draft, createdById: context.visitor.id };
    const [row] = await tx.insert(notifications).values(values).returning();
    const after = assertDefined(row);
    await logNotification(tx, context, 'create', { after });
    return after.id;
  });
  return readNotification(context.db, id);
}

/** The columns of a draft: what is not given is empty. */
const toDraft = ({ link, sendAt, ...words }: NotificationRequest) => ({
  ...words,
  link: link ?? null,
  sendAt: sendAt ? new Date(sendAt) : null,
});

const updateNotification: Handler<typeof contract.updateNotification> = async (
  { params: { id }, body: { version, ...request } },
  context,
) => {
  const draft = toDraft(request);
  await context.db.transaction(async (tx) => {
    const before = await lockNotification(tx, id);
    assertMove('notification', notificationMoves.edit, before.status);
    checkDraft(draft, context, before);
    const after = await saveVersion(tx, notifications, { id, version }, draft);
    await logNotification(tx, context, 'update', { before, after });
  });
  return readNotification(context.db, id);
};

/** What a draft begins with where only its audience is known. */
const blank = {
  title: { ru: '' },
  body: { ru: '' },
  kind: 'INFO',
  channels: ['INBOX'],
} as const;

export const notificationHandlers = {
  filterNotifications,
  listHumanTicketsMailing,
  sendNotification,
  stopNotification,
  countAudience,
  testNotification,
  updateNotification,

  getNotification: ({ params }, { db }) => readNotification(db, params.id),

  createNotification: ({ body }, context) => createDraft(toDraft(body), context),

  createNotificationForHumans({ body: { filter, notification } }, context) {
    const audience = { mode: 'FILTER', filter } as const;
    const channels = [...(notification?.channels ?? blank.channels)];
    const draft = toDraft({ ...blank, ...notification, channels, audience });
    return fieldsWithin('notification', () => createDraft(draft, context));
  },

  async deleteNotification({ params: { id } }, context) {
    await context.db.transaction(async (tx) => {
      const draft = await lockNotification(tx, id);
      assertMove('notification', notificationMoves.remove, draft.status);
      await logNotification(tx, context, 'delete', { after: draft });
      await tx.delete(notifications).where(eq(notifications.id, id));
    });
    return { id };
  },
} satisfies Partial<Handlers<typeof contract>>;
