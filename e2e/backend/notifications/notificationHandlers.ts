import { notificationMoves } from '@campus/shared/contract/machines/notification';
import type * as contract from '@campus/shared/contract/notifications';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { notifications } from '../schema/notifications';
import { assertMove } from '../states/moveTo';
import { createDraft } from './createDraft';
import { filterNotifications } from './filterNotifications';
import { listHumanTicketsMailing } from './listHumanTicketsMailing';
import { listMyNotifications } from './listMyNotifications';
import { lockNotification } from './lockNotification';
import { logNotification } from './logNotification';
import { readNotification } from './readNotification';
import { sendNotification } from './sendNotification';
import { toDraft } from './toDraft';
import { updateNotification } from './updateNotification';

/** What a draft begins with where only its audience is known. */
const blank = {
  title: { ru: '' },
  body: { ru: '' },
  kind: 'INFO',
  channels: ['INBOX'],
} as const;

export const notificationHandlers: Handlers<typeof contract> = {
  filterNotifications,
  listHumanTicketsMailing,
  listMyNotifications,
  sendNotification,
  updateNotification,

  getNotification: ({ params }, { db }) => readNotification(db, params.id),

  createNotification: ({ body }, context) => createDraft(toDraft(body), context),

  createNotificationForHumans({ body: { filter, notification } }, context) {
    const audience = { mode: 'FILTER', filter } as const;
    const channels = [...(notification?.channels ?? blank.channels)];
    return createDraft(toDraft({ ...blank, ...notification, channels, audience }), context);
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
};
