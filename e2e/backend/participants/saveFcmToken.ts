import type * as contract from '@campus/shared/contract/participants';
import { ne } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Handler } from '../Handler';
import { fcmTokens } from '../schema/notifications';

/** A device belongs to whoever signed in on it last. */
export const saveFcmToken: Handler<typeof contract.saveFcmToken> = async ({ body }, context) => {
  const { db, visitor } = context;
  const { token, platform } = body;
  await db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(fcmTokens)
      .values({ humanId: visitor.id, token, platform })
      .onConflictDoUpdate({
        target: fcmTokens.token,
        set: { humanId: visitor.id, platform },
        setWhere: ne(fcmTokens.humanId, visitor.id),
      })
      .returning();
    // Every start of the app says so again; only news are written down.
    if (!saved) return;
    await recordLog(tx, context, {
      action: 'human.device.add',
      entity: { type: 'human', id: visitor.id },
      humanId: visitor.id,
      diff: { platform: { to: platform } },
    });
  });
  return {};
};
