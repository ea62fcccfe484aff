import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { letterWords } from '@campus/shared/contract/notifications/letterWords';
import { and, eq, inArray, sql } from 'drizzle-orm';
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
import { MailAway, type Mail } from '../../platform/mail/Mailer';
import { busyPauses, pushAll } from '../../platform/push/pushAll';
import { notifications, fcmTokens, humanNotifications } from '../inbox/inboxTables';
import { isSignedIn } from '../inbox/wantsPush';
import { deliverOnce, takeClaims, type Sent } from './deliverOnce';
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

/** Who is tried again, in so many seconds. */
type Later = Sent['later'];

type Send = (
  notification: Notification,
  people: Recipient[],
  services: Services,
  tries?: number,
) => Promise<Sent>;

const wordsFor = ({ title, body }: Notification, { language }: Recipient) => ({
  title: inLanguage(title, language),
  body: inLanguage(body, language),
});

/** Where the server of mail is away, those behind wait with whoever met that, as for a busy push service. */
const sendMails: Send = async (notification, people, { mailer }, tries = 0) => {
  const reached = new Set<string>();
  const ids: string[] = [];
  await attemptEach(people, async (person) => {
    const { id, email: to, language } = person;
    const letter = { to, language, link: notification.link, ...wordsFor(notification, person) };
    await mailer.send(mailingMail(letter)).then(
      () => reached.add(id),
      (error: unknown) => error instanceof MailAway && ids.push(id),
    );
  });
  const pause = busyPauses[tries];
  return ids.length > 0 && pause ? { reached, later: { ids, pause } } : { reached };
};

function devicesOf(db: Database, people: Recipient[]) {
  const ids = people.map(({ id }) => id);
  return db
    .select()
    .from(fcmTokens)
    .where(and(inArray(fcmTokens.humanId, ids), isSignedIn));
}

/** Reached is whoever got it on one device at least. */
const sendPushes: Send = async (notification, people, { db, push }, tries) => {
  if (!push) return { reached: new Set() };
  const persons = new Map(people.map((person) => [person.id, person]));
  const targets = (await devicesOf(db, people)).flatMap(({ id: deviceId, humanId: id, token }) => {
    const person = persons.get(id);
    const { link } = notification;
    return person ? [{ id, deviceId, token, link, ...wordsFor(notification, person) }] : [];
  });
  return pushAll(push, targets, tries);
};

const sendBy = { EMAIL: sendMails, PUSH: sendPushes };

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

type Reason = (typeof failureReasons)[number];

interface Outcome {
  delivered: number;
  /** By what kept them away. */
  failures: Partial<Record<Reason, number>>;
}

function count({ stats }: Notification, { delivered, failures }: Outcome) {
  const known: Partial<Record<Reason, number>> = { ...stats.failures };
  let failed = 0;
  for (const [reason, people] of Object.entries(failures) as [Reason, number][]) {
    if (people === 0) continue;
    known[reason] = (known[reason] ?? 0) + people;
    failed += people;
  }
  return {
    ...stats,
    delivered: stats.delivered + delivered,
    failed: stats.failed + failed,
    ...(Object.keys(known).length > 0 && { failures: known }),
  };
}

async function keepStats(tx: Database, id: string, stats: Notification['stats']) {
  await tx.update(notifications).set({ stats }).where(eq(notifications.id, id));
}

interface Tried {
  /** Who of the inbox is written down with what is counted. */
  people: Recipient[];
  last: string | undefined;
  isLast: boolean;
  gone?: string[] | undefined;
  later?: Later;
}

/** What goes outside goes before the transaction, once to each person. */
async function tryPiece(sending: Notification, piece: Piece, services: Services): Promise<Tried> {
  const { channel, again, after } = piece;
  const { people, isLast } = await nextRecipients(services.db, sending, piece);
  const found = { people, isLast, last: again ? after : people.at(-1)?.id };
  if (channel === 'INBOX') return found;
  const send = sendBy[channel];
  const sent = await deliverOnce(services.db, sending, piece, people, (some) =>
    send(sending, some, services, again?.tries),
  );
  return { ...found, ...sent };
}

async function keepOutcome(tx: Database, piece: Piece, { people, now }: Delivery) {
  const notification = await lockNotification(tx, piece.id);
  const { channel } = piece;
  if (channel === 'INBOX') {
    const humanIds = people.map(({ id }) => id);
    // What was about to be put into inboxes is not put there any more.
    if (notification.status !== 'SENDING') return { notification, tried: new Set<string>() };
    await deliverToInbox(tx, notification, humanIds, now);
    const stats = count(notification, { delivered: people.length, failures: {} });
    return { notification: { ...notification, stats }, tried: new Set(humanIds) };
  }
  const { delivered, failed, interrupted, humanIds } = await takeClaims(tx, piece);
  const failures = { [channel]: failed, INTERRUPTED: interrupted };
  const stats = count(notification, { delivered, failures });
  return { notification: { ...notification, stats }, tried: humanIds };
}

interface Delivery {
  people: Recipient[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Serves one piece of the audience by one channel. The inbox rows, the counters and the next piece
 * are one transaction, so a crash repeats none of them; letters and pushes are claimed before they
 * leave (`deliverOnce`). Whom a busy service did not let us reach are a piece of their own, which
 * comes before the next one.
 */
export async function deliverNotification(piece: Piece, services: Services) {
  const isThis = eq(notifications.id, piece.id);
  const [sending] = await services.db.select().from(notifications).where(isThis);
  if (!sending) return async () => {};
  const tried: Tried =
    sending.status === 'SENDING'
      ? await tryPiece(sending, piece, services)
      : { people: [], last: undefined, isLast: true };

  return async ({ db, now }: JobContext) => {
    const kept = await keepOutcome(db, piece, { people: tried.people, now: now() });
    const { notification } = kept;
    await keepStats(db, piece.id, notification.stats);
    await db.delete(fcmTokens).where(inArray(fcmTokens.id, tried.gone ?? []));
    // What has left is counted; nothing more leaves.
    if (notification.status !== 'SENDING') return;
    const ids = tried.later?.ids.filter((id) => !kept.tried.has(id)) ?? [];
    const { again } = piece;
    const next =
      ids.length > 0
        ? { ...piece, after: tried.last, again: { ids, tries: (again?.tries ?? 0) + 1 } }
        : nextPiece(sending, piece, tried.isLast ? undefined : tried.last);
    const runAt = new Date(now() + (tried.later?.pause ?? 0) * 1_000);
    if (next) await enqueue(db, 'notification.send', next, { runAt });
    else await finishSending(db, notification, now());
  };
}

/** Whoever is left over when a piece was tried in vain too often has not been reached. */
export async function giveUpSending(piece: Piece, { db, now }: JobContext, failure: JobFailure) {
  if (failure.nextAttemptAt) return;
  const { notification } = await keepOutcome(db, piece, { people: [], now: now() });
  if (notification.status !== 'SENDING') return;
  const { targeted, delivered, failed } = notification.stats;
  const left = Math.max(targeted - delivered - failed, 0);
  const stats = count(notification, { delivered: 0, failures: { GIVEN_UP: left } });
  await finishSending(db, { ...notification, stats }, now());
}
