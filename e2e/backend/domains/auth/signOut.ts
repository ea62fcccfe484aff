import type * as contract from '@campus/shared/contract/auth/calls';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/Handler';
import { fcmTokens } from '../inbox/inboxTables';

/** Ends the session; the device that is left stops getting the owner’s messages. */
export const signOut: Handler<typeof contract.signOut> = async (
  { body: { authToken, fcmToken } },
  { db, sessions },
) => {
  const owner = await sessions.close(authToken);
  if (owner?.kind === 'HUMAN' && fcmToken) {
    await db
      .delete(fcmTokens)
      .where(and(eq(fcmTokens.humanId, owner.sub), eq(fcmTokens.token, fcmToken)));
  }
  return {};
};
