import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { sessions } from '../accounts/sessionTables';
import { fcmTokens } from '../inbox/inboxTables';

interface Owner {
  kind: 'HUMAN' | 'STAFF';
  id: string;
  /** The session that goes on. */
  exceptSessionId?: string;
}

/**
 * Devices of earlier releases know no session: any may be of the one that ends. Who is still there
 * turns theirs on again with the next visit.
 */
export const forgetUnboundDevices = (tx: Database, humanId: string) =>
  tx.delete(fcmTokens).where(and(eq(fcmTokens.humanId, humanId), isNull(fcmTokens.sessionId)));

/** Signs somebody out everywhere; every process sees it with the next request. */
export async function endSessions(
  tx: Database,
  { kind, id, exceptSessionId }: Owner,
  reason: 'password' | 'factor' | 'email' | 'role' | 'status' | 'deleted' | 'administrator',
) {
  const owner = kind === 'HUMAN' ? sessions.humanId : sessions.userId;
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()`, revokeReason: reason })
    .where(
      and(
        eq(owner, id),
        isNull(sessions.revokedAt),
        exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined,
      ),
    );
  if (kind === 'HUMAN') await forgetUnboundDevices(tx, id);
}
