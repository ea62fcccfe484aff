import type * as account from '@campus/shared/contract/auth/calls';
import type * as contract from '@campus/shared/contract/auth/calls';
import { and, desc, eq, sql, asc, inArray } from 'drizzle-orm';
import { recordAccountEvent, accountEntity } from '../../platform/audit/recordLog';
import { countRows } from '../../platform/database/countRows';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { logs } from '../../platform/audit/auditTables';
import { sessions } from './authTables';
import type { Requester } from '../../platform/access/Requester';
import { addressOf } from './addressOf';
import { liveSession } from './liveSession';
import { mailCode } from './mailCode';

const kinds: Record<string, contract.SecurityEventKind> = {
  'account.signIn': 'SIGN_IN',
  'account.pause': 'SIGN_IN_PAUSED',
  'account.tokenReuse': 'TOKEN_REUSED',
  'account.session.end': 'SESSION_ENDED',
  'human.password.change': 'PASSWORD_CHANGED',
  'user.password.change': 'PASSWORD_CHANGED',
  'user.password.reset': 'PASSWORD_RESET',
  'user.factor.update': 'SECOND_FACTOR_CHANGED',
  'user.factor.reset': 'SECOND_FACTOR_RESET',
  'user.role.update': 'ROLE_CHANGED',
  'human.email.request': 'EMAIL_CHANGE_REQUESTED',
  'human.email.cancel': 'EMAIL_CHANGE_CANCELLED',
  'human.email.change': 'EMAIL_CHANGED',
};

type Row = typeof logs.$inferSelect;

function toEvent({ id, at, action, diff, ip, actorType, actorId }: Row, ownId: string) {
  const kind = kinds[action];
  if (!kind) throw new Error(`${action} is no security event`);
  const method = diff?.method?.to;
  const isOwn = actorId === ownId;
  return {
    ...{ id, kind, isOwn, at: at.toISOString() },
    method: typeof method === 'string' ? method : null,
    // From where staff work is not for the public.
    ip: isOwn || actorType === 'SYSTEM' ? ip : null,
  };
}

/** Read from the audit log: there is one account of what happened, for staff and for the owner. */
const listSecurityEvents: Handler<typeof contract.listSecurityEvents> = async (
  { query: { skip, size, ...order } },
  { db, visitor },
) => {
  const record = visitor.kind === 'HUMAN' ? 'human' : 'user';
  const where = and(
    inArray(logs.entityType, [accountEntity, record]),
    eq(logs.entityId, visitor.id),
    inArray(logs.action, Object.keys(kinds)),
  );
  const rows = await db
    .select()
    .from(logs)
    .where(where)
    .orderBy((order.asc ? asc : desc)(logs.at), logs.id)
    .limit(size)
    .offset(skip);
  const items = rows.map((row) => toEvent(row, visitor.id));
  return { items, total: await countRows(db, logs, where), skip, size };
};

const openSessionsOf = ({ kind, id }: Requester) =>
  and(eq(kind === 'HUMAN' ? sessions.humanId : sessions.userId, id), liveSession);

export const accountHandlers = {
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
    return rows.map(({ id, ip, browser, system, createdAt, rotatedAt }) => ({
      ...{ id, ip, browser, system, isCurrent: id === visitor.sessionId },
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
} satisfies Partial<Handlers<typeof account>>;
