import type * as contract from '@campus/shared/contract/auth/calls';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/access/Refusal';
import { recordAccountEvent } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { Handlers } from '../../platform/Handler';
import { users } from '../accounts/userTables';
import { sessions } from './authTables';
import { confirmedUntil } from './liveSession';
import { reauthenticate } from './reauthenticate';

async function readUntil(db: Database, sessionId: string) {
  const isOpen = and(eq(sessions.id, sessionId), sql`${confirmedUntil} > now()`);
  const [row] = await db
    .select({ until: confirmedUntil.mapWith(sessions.confirmedAt) })
    .from(sessions)
    .where(isOpen);
  return { until: row ? row.until.toISOString() : null };
}

export const confirmationHandlers = {
  getConfirmation: (_, { db, visitor }) => readUntil(db, visitor.sessionId),

  /** The session alone is confirmed: others of the same owner are asked for themselves. */
  async confirmIdentity({ body }, context) {
    const { db, visitor } = context;
    const isOwn = and(eq(users.id, visitor.id), isNull(users.deletedAt));
    const [user] = await db.select().from(users).where(isOwn);
    if (!user) throw new Refusal(401, 'TOKEN');
    const { login: email, passwordHash } = user;
    await reauthenticate({ kind: 'STAFF', email, passwordHash }, body, context);
    await db.transaction(async (tx) => {
      await tx
        .update(sessions)
        .set({ confirmedAt: sql`now()` })
        .where(and(eq(sessions.id, visitor.sessionId), isNull(sessions.revokedAt)));
      await recordAccountEvent(tx, context, visitor, 'confirm');
    });
    return readUntil(db, visitor.sessionId);
  },
} satisfies Partial<Handlers<typeof contract>>;
