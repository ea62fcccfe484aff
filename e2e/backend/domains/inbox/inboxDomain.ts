import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Database } from '../../platform/database/Database';
import type { Domain } from '../../platform/Domain';
import { enqueue } from '../../platform/jobs/enqueue';
import type { JobContext } from '../../platform/jobs/JobHandler';
import type { Mail } from '../../platform/mail/Mailer';
import { inLanguage, type LocalText } from '../../platform/messages/inLanguage';
import { pushAll } from '../../platform/push/pushAll';
import type { Services } from '../../platform/Services';
import { humans } from '../accounts/humanTables';
import { languages } from '../resources/resourceTables';
import { inboxHandlers } from './inboxHandlers';
import { fcmTokens, humanNotifications } from './inboxTables';
import { isSignedIn } from './wantsPush';

interface MailedMessage {
  messageId: string;
  /** What its link is called. */
  label: Required<LocalText>;
}

const frames = {
  ru: (said: string) => `Здравствуйте!\n\n${said}\n\n«Кампус»`,
  en: (said: string) => `Hello,\n\n${said}\n\nCampus`,
};

type Message = Pick<typeof humanNotifications.$inferSelect, 'title' | 'body' | 'link'>;

/** A message of the inbox as an email: the same words, and a link to the same page. */
function mailOf({ title, body, link }: Message, label: LocalText, language: LanguageKey) {
  const subject = inLanguage(title, language);
  const text = frames[language](`${subject}.\n\n${inLanguage(body, language)}`);
  const way = { label: inLanguage(label, language), path: link ?? '/' };
  return { subject, text, link: way } satisfies Omit<Mail, 'to'>;
}

/** Goes to the address that the person has by then; a message that was removed is not sent. */
async function mailMessage(
  { messageId, label }: MailedMessage,
  { db, mailer }: Pick<Services, 'db' | 'mailer'>,
) {
  const [found] = await db
    .select({ message: humanNotifications, to: humans.email, language: languages.key })
    .from(humanNotifications)
    .innerJoin(humans, eq(humans.id, humanNotifications.humanId))
    .innerJoin(languages, eq(languages.id, humans.languageId))
    .where(and(eq(humanNotifications.id, messageId), eq(humans.state, 'ACTIVE')));
  if (!found) return;
  const { message, to, language } = found;
  await mailer.send({ to, ...mailOf(message, label, language) });
}

interface PushedMessages {
  messageIds: string[];
  /** How often they were tried in vain. */
  tries?: number;
}

/** What was read or removed in the meantime is not shown, nor is anything to who wants no more. */
const waitingOn = (db: Database, messageIds: string[]) =>
  db
    .select({ message: humanNotifications, device: fcmTokens, language: languages.key })
    .from(humanNotifications)
    .innerJoin(humans, eq(humans.id, humanNotifications.humanId))
    .innerJoin(languages, eq(languages.id, humans.languageId))
    .innerJoin(fcmTokens, and(eq(fcmTokens.humanId, humans.id), isSignedIn))
    .where(
      and(
        inArray(humanNotifications.id, messageIds),
        isNull(humanNotifications.readAt),
        eq(humans.state, 'ACTIVE'),
        eq(humans.pushEnabled, true),
      ),
    );

/** On every device of its reader; what a busy service did not take is a job of its own. */
async function pushMessages(
  { messageIds, tries = 0 }: PushedMessages,
  { db, push }: Pick<Services, 'db' | 'push'>,
) {
  if (!push) return;
  const rows = await waitingOn(db, messageIds);
  const targets = rows.map(({ message: { id, title, body, link }, device, language }) => ({
    ...{ id, deviceId: device.id, token: device.token, link },
    title: inLanguage(title, language),
    body: inLanguage(body, language),
  }));
  const { gone, later } = await pushAll(push, targets, tries);
  return async ({ db: tx, now }: JobContext) => {
    await tx.delete(fcmTokens).where(inArray(fcmTokens.id, gone));
    if (!later) return;
    const runAt = new Date(now() + later.pause * 1_000);
    await enqueue(tx, 'human.push', { messageIds: later.ids, tries: tries + 1 }, { runAt });
  };
}

export const inboxDomain = {
  handlers: inboxHandlers,
  jobs: { 'human.mail': { prepare: mailMessage }, 'human.push': { prepare: pushMessages } },

  async anonymise(tx, humanId) {
    await tx.delete(fcmTokens).where(eq(fcmTokens.humanId, humanId));
    // Mailings say the same to everybody, and their figures count; what was written to one person goes.
    const isOwn = eq(humanNotifications.humanId, humanId);
    await tx
      .delete(humanNotifications)
      .where(and(isOwn, isNull(humanNotifications.notificationId)));
  },
} satisfies Domain;

declare module '../../platform/jobs/JobHandler' {
  interface JobPayload {
    'human.mail': MailedMessage;
    'human.push': PushedMessages;
  }
}
