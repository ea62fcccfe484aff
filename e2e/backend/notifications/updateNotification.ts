import type * as contract from '@campus/shared/contract/notifications';
import { notificationMoves } from '@campus/shared/contract/machines/notification';
import type { Handler } from '../Handler';
import { notifications } from '../schema/notifications';
import { assertMove } from '../states/moveTo';
import { saveVersion } from '../states/saveVersion';
import { checkDraft } from './checkDraft';
import { lockNotification } from './lockNotification';
import { logNotification } from './logNotification';
import { readNotification } from './readNotification';
import { toDraft } from './toDraft';

export const updateNotification: Handler<typeof contract.updateNotification> = async (
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
