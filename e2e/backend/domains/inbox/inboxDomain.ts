import type { Domain } from '../../platform/Domain';
import { and, eq, isNull } from 'drizzle-orm';
import { inboxHandlers } from './inboxHandlers';
import { fcmTokens, humanNotifications } from './inboxTables';
import { mailMessage, type MailedMessage } from './mailMessage';

export const inboxDomain = {
  handlers: inboxHandlers,
  jobs: { 'human.mail': { prepare: mailMessage } },

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
  }
}
