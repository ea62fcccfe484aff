import type { Domain } from '../../platform/Domain';
import { and, eq, isNull } from 'drizzle-orm';
import { inboxHandlers } from './inboxHandlers';
import { fcmTokens, humanNotifications } from './inboxTables';

export const inboxDomain = {
  handlers: inboxHandlers,

  async anonymise(tx, humanId) {
    await tx.delete(fcmTokens).where(eq(fcmTokens.humanId, humanId));
    // Mailings say the same to everybody, and their figures count; what was written to one person goes.
    const isOwn = eq(humanNotifications.humanId, humanId);
    await tx
      .delete(humanNotifications)
      .where(and(isOwn, isNull(humanNotifications.notificationId)));
  },
} satisfies Domain;
