import type * as contract from '@campus/shared/contract/notifications/calls';
import { notificationMoves } from '@campus/shared/contract/notifications/machine';
import type { Database } from '../../platform/database/Database';
import type { Handler } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import { Refusal } from '../../platform/access/Refusal';
import { notifications } from '../inbox/inboxTables';
import { assertMove, transitionTo } from '../../platform/states/transitionTo';
import type { StaffMember } from '../../platform/access/Requester';
import { checkChannels, seesPeople } from './checkDraft';
import { lockNotification } from './lockNotification';
import { logNotification } from './logNotification';
import { countRecipients, readNotification, smallestCrowd } from './readNotification';
import { startSending } from './startSending';

type Notification = typeof notifications.$inferSelect;

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

export const sendNotification: Handler<typeof contract.sendNotification> = async (
  { params: { id } },
  context,
) => {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const before = await lockNotification(tx, id);
    assertMove('notification', notificationMoves.send, before.status);
    checkWords(before);
    checkChannels(before.channels, context);
    await checkRecipients(tx, before, context.visitor);
    const after = await start(tx, before, now());
    await logNotification(tx, context, 'send', { before, after });
  });
  return readNotification(db, id);
};
