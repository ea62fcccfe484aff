import type { NotificationChannel } from '@campus/shared/contract/notifications/requests';
import { inArray, sql } from 'drizzle-orm';
import type { Services } from '../../platform/Services';
import type { Database } from '../../platform/database/Database';
import { inLanguage } from '../../platform/messages/inLanguage';
import { fcmTokens, notifications, humanNotifications } from '../inbox/inboxTables';
import { uuidArray } from '../../platform/database/conditions';
import type { Recipient } from './nextRecipients';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Mail } from '../../platform/mail/Mailer';

type DeliverToInboxNotification = typeof notifications.$inferSelect;

/** Puts a mailing into the inboxes of people in one statement; nobody gets it twice. */
async function deliverToInbox(
  tx: Database,
  { id }: DeliverToInboxNotification,
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

interface Letter {
  to: string;
  language: LanguageKey;
  title: string;
  body: string;
  /** A page that it is about. */
  link: string | null;
}

const footers = {
  ru: `Вы получили это письмо, потому что согласились на рассылку. Отказаться можно в профиле.

«Кампус»`,
  en: `You are getting this email because you agreed to mailings. You can opt out in your profile.

Campus`,
};

const open = { ru: 'Открыть «Кампус»', en: 'Open Campus' };

/** A mailing as a letter. */
const mailingMail = ({ to, language, title, body, link }: Letter): Mail => ({
  to,
  subject: title,
  text: `${body}\n\n${footers[language]}`,
  link: { label: open[language], path: link ?? '/' },
});

const atOnce = 10;

/** Tries `attempt` on each item, ten at a time; a failure of one is no failure of the others. */
async function attemptEach<T, R>(items: readonly T[], attempt: (item: T) => Promise<R>) {
  const results: PromiseSettledResult<R>[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const group = items.slice(at, at + atOnce);
    results.push(...(await Promise.allSettled(group.map(attempt))));
  }
  return results;
}

type Notification = typeof notifications.$inferSelect;

/** What the transaction then writes, and how many people were reached. */
interface Delivered {
  count: number;
  keep?: (tx: Database) => Promise<unknown>;
}

type Deliver = (
  notification: Notification,
  people: Recipient[],
  services: Services,
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
const sendPushes: Deliver = async (notification, people, { db, push }) => {
  if (!push || people.length === 0) return { count: 0 };
  const reached = new Set<string>();
  const gone: string[] = [];
  const persons = new Map(people.map((person) => [person.id, person]));
  await attemptEach(await devicesOf(db, people), async ({ id, humanId, token }) => {
    const person = persons.get(humanId);
    if (!person) return;
    const words = wordsFor(notification, person);
    const isKnown = await push.send({ token, link: notification.link, ...words });
    if (isKnown) reached.add(humanId);
    else gone.push(id);
  });
  return {
    count: reached.size,
    keep: (tx) => tx.delete(fcmTokens).where(inArray(fcmTokens.id, gone)),
  };
};

/** Each channel serves a piece of the audience: what goes outside goes before the transaction. */
export const deliveries: Record<NotificationChannel, Deliver> = {
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
