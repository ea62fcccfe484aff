import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { letterWords } from '@campus/shared/contract/notifications/letterWords';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  notificationMoves,
  type NotificationStatus,
} from '@campus/shared/contract/notifications/machine';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { failureReasons } from '@campus/shared/contract/notifications/records';
import type { Services } from '../../platform/Services';
import type { Database } from '../../platform/database/Database';
import { attemptEach } from '../../platform/jobs/attemptEach';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobContext, JobFailure, JobPayload } from '../../platform/jobs/JobHandler';
import { system } from '../../platform/audit/Actor';
import { transitionTo } from '../../platform/states/transitionTo';
import { inLanguage } from '../../platform/messages/inLanguage';
import { uuidArray } from '../../platform/database/conditions';
import type { Mail } from '../../platform/mail/Mailer';
import { pushAll } from '../../platform/push/pushAll';
import { notifications, fcmTokens, humanNotifications } from '../inbox/inboxTables';
import { logNotification } from './logNotification';
import { lockNotification } from './lockNotification';
import { nextRecipients, type Recipient } from './recipientsWhere';
import { inOrder } from './startSending';

type Notification = typeof notifications.$inferSelect;

/** Puts a mailing into the inboxes of people in one statement; nobody gets it twice. */
async function deliverToInbox(tx: Database, { id }: Notification, humanIds: string[], now: number) {
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

export interface Letter {
  to: string;
  language: LanguageKey;
  title: string;
  body: string;
  /** A page that it is about. */
  link: string | null;
}

/** A mailing as a letter. */
export const mailingMail = ({ to, language, title, body, link }: Letter): Mail => ({
  to,
  subject: title,
  text: `${body}\n\n${letterWords.footer[language]}`,
  link: { label: letterWords.open[language], path: link ?? '/' },
});

/** What the transaction then writes, and how many people were reached. */
interface Delivered {
  count: number;
  keep?: (tx: Database) => Promise<unknown>;
  /** Who is tried again, in so many seconds. */
  later?: { ids: string[]; pause: number };
}

type Deliver = (
  notification: Notification,
  people: Recipient[],
  services: Services,
  tries?: number,
) => Promise<Delivered>;

const wordsFor = ({ title, body }: Notification, { language }: Recipient) => ({
  title: inLanguage(title, language),
  body: inLanguage(body, language),
});

const sendMails: Deliver = async (notification, people, { mailer }) => {
  const results = await attemptEach(people, (person) =>
    mailer.send(
      mailingMail({
        to: person.email,
        language: person.language,
        link: notification.link,
        ...wordsFor(notification, person),
      }),
    ),
  );
  return { count: results.filter(({ status }) => status === 'fulfilled').length };
};

const devicesOf = (db: Database, people: Recipient[]) =>
  db
    .select()
    .from(fcmTokens)
    .where(
      inArray(
        fcmTokens.humanId,
        people.map(({ id }) => id),
      ),
    );

/** Reached is whoever got it on one device at least. */
const sendPushes: Deliver = async (notification, people, { db, push }, tries) => {
  if (!push || people.length === 0) return { count: 0 };
  const persons = new Map(people.map((person) => [person.id, person]));
  const targets = (await devicesOf(db, people)).flatMap(({ id: deviceId, humanId: id, token }) => {
    const person = persons.get(id);
    const { link } = notification;
    return person ? [{ id, deviceId, token, link, ...wordsFor(notification, person) }] : [];
  });
  const { reached, gone, later } = await pushAll(push, targets, tries);
  return {
    count: reached.size,
    keep: (tx) => tx.delete(fcmTokens).where(inArray(fcmTokens.id, gone)),
    later,
  };
};

/** Each channel serves a piece of the audience: what goes outside goes before the transaction. */
const deliveries: Record<NotificationChannel, Deliver> = {
  INBOX: async (notification, people, { now }) => ({
    count: people.length,
    keep: (tx) =>
      deliverToInbox(
        tx,
        notification,
        people.map(({ id }) => id),
        now(),
      ),
  }),
  EMAIL: sendMails,
  PUSH: sendPushes,
};

function outcomeOf({ delivered, failed }: Notification['stats']): NotificationStatus {
  if (delivered === 0) return 'FAILED';
  return failed === 0 ? 'SENT' : 'PARTIAL';
}

/** Ends a mailing with its results. */
async function finishSending(tx: Database, before: Notification, now: number) {
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

/** The piece after this one, until there is none. */
function nextPiece({ channels }: Notification, { id, channel }: Piece, last: string | undefined) {
  if (last) return { id, channel, after: last };
  const order: NotificationChannel[] = inOrder(channels);
  const next = order[order.indexOf(channel) + 1];
  return next && { id, channel: next };
}

interface Outcome {
  delivered: number;
  failed: number;
  reason: (typeof failureReasons)[number];
}

const count = ({ stats }: Notification, { delivered, failed, reason }: Outcome) => ({
  ...stats,
  delivered: stats.delivered + delivered,
  failed: stats.failed + failed,
  ...(failed > 0 && {
    failures: { ...stats.failures, [reason]: (stats.failures?.[reason] ?? 0) + failed },
  }),
});

async function keepStats(tx: Database, id: string, stats: Notification['stats']) {
  await tx.update(notifications).set({ stats }).where(eq(notifications.id, id));
}

/**
 * Serves one piece of the audience by one channel. The inbox rows, the counters and the next piece
 * are one transaction, so a crash repeats none of them; letters of the piece in hand may be. Whom a
 * busy service did not let us reach are a piece of their own, which comes before the next one.
 */
export async function deliverNotification(piece: Piece, services: Services) {
  const isThis = eq(notifications.id, piece.id);
  const [sending] = await services.db.select().from(notifications).where(isThis);
  if (sending?.status !== 'SENDING') return async () => {};
  const { again } = piece;
  const { people, isLast } = await nextRecipients(services.db, sending, piece);
  const deliver = deliveries[piece.channel];
  const { later, ...done } = await deliver(sending, people, services, again?.tries);
  const last = again ? piece.after : people.at(-1)?.id;

  return async ({ db, now }: JobContext) => {
    const notification = await lockNotification(db, piece.id);
    const isStopped = notification.status !== 'SENDING';
    // What has left is counted; what was about to be put into inboxes is not put there any more.
    if (isStopped && piece.channel === 'INBOX') return;
    await done.keep?.(db);
    const ended = (again?.ids ?? people).length - (later?.ids.length ?? 0);
    const outcome = { delivered: done.count, failed: ended - done.count };
    const stats = count(notification, { ...outcome, reason: piece.channel });
    await keepStats(db, piece.id, stats);
    if (isStopped) return;
    const next = later
      ? { ...piece, after: last, again: { ids: later.ids, tries: (again?.tries ?? 0) + 1 } }
      : nextPiece(sending, piece, isLast ? undefined : last);
    const runAt = new Date(now() + (later?.pause ?? 0) * 1_000);
    if (next) await enqueue(db, 'notification.send', next, { runAt });
    else await finishSending(db, { ...notification, stats }, now());
  };
}

/** Whoever is left over when a piece was tried in vain too often has not been reached. */
export async function giveUpSending({ id }: Piece, { db, now }: JobContext, failure: JobFailure) {
  if (failure.nextAttemptAt) return;
  const notification = await lockNotification(db, id);
  if (notification.status !== 'SENDING') return;
  const { targeted, delivered, failed } = notification.stats;
  const left = Math.max(targeted - delivered - failed, 0);
  const stats = count(notification, { delivered: 0, failed: left, reason: 'GIVEN_UP' });
  await finishSending(db, { ...notification, stats }, now());
}
