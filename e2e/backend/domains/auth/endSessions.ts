import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { sessions } from './authTables';

interface Owner {
  kind: 'HUMAN' | 'STAFF';
  id: string;
  /** The session that goes on. */
  exceptSessionId?: string;
}

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
}
