import type * as account from '@campus/shared/contract/account';
import { and, desc, eq, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../audit/recordAccountEvent';
import type { Handlers } from '../Handler';
import { Refusal } from '../Refusal';
import { sessions } from '../schema/security';
import type { Visitor } from '../Visitor';
import { addressOf } from './addressOf';
import { listSecurityEvents } from './listSecurityEvents';
import { liveSession } from './liveSession';
import { mailCode } from './mailCode';

const openSessionsOf = ({ kind, id }: Visitor) =>
  and(eq(kind === 'HUMAN' ? sessions.humanId : sessions.userId, id), liveSession);

export const accountHandlers: Handlers<typeof account> = {
  listSecurityEvents,

  async sendConfirmationCode(_, context) {
    const { email, language } = await addressOf(context.db, context.visitor);
    return mailCode({ purpose: 'CONFIRM', email, language }, context);
  },

  async listSessions(_, { db, visitor }) {
    const rows = await db
      .select()
      .from(sessions)
      .where(openSessionsOf(visitor))
      .orderBy(desc(sessions.rotatedAt), sessions.id);
    return rows.map(({ id, ip, createdAt, rotatedAt }) => ({
      ...{ id, ip, isCurrent: id === visitor.sessionId },
      createdAt: createdAt.toISOString(),
      lastUsedAt: rotatedAt.toISOString(),
    }));
  },

  async endSession({ params: { id } }, context) {
    const { visitor } = context;
    await context.db.transaction(async (tx) => {
      const [ended] = await tx
        .update(sessions)
        .set({ revokedAt: sql`now()`, revokeReason: 'owner' })
        .where(and(eq(sessions.id, id), openSessionsOf(visitor)))
        .returning({ id: sessions.id });
      if (!ended) throw new Refusal(404, 'NOT_FOUND');
      await recordAccountEvent(tx, context, visitor, 'session.end');
    });
    return { id };
  },
};
