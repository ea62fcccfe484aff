import type * as contract from '@campus/shared/contract/auth/calls';
import { followSession } from '@campus/shared/contract/auth/calls';
import { and, desc, eq, sql, inArray } from 'drizzle-orm';
import { daysToRestore, humanMoves } from '@campus/shared/contract/people/machine';
import { recordAccountEvent, accountEntity, recordLog } from '../../platform/audit/recordLog';
import type { Handlers, Handler } from '../../platform/Handler';
import { Refusal } from '../../platform/access/Refusal';
import { logs } from '../../platform/audit/auditTables';
import { type LogRow, readLog } from '../../platform/audit/readLog';
import type { Requester } from '../../platform/access/Requester';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import { illegalMove } from '../../platform/states/transitionTo';
import { humans } from '../accounts/humanTables';
import { fcmTokens } from '../inbox/inboxTables';
import { sessions } from '../accounts/sessionTables';
import { mailAddressOf } from './mailAddressOf';
import { liveSession } from './liveSession';
import { mailCode } from './mailCode';
import { endSessions, forgetUnboundDevices } from './endSessions';
import { reauthenticate } from './reauthenticate';

const msPerDay = 86_400_000;

async function close(tx: Database, id: string, deletedAt: Date) {
  const isOpen = inArray(humans.state, [...humanMoves.remove.from]);
  const [closed] = await tx
    .update(humans)
    .set({ state: 'DELETED', deletedAt, version: sql`${humans.version} + 1` })
    .where(and(eq(humans.id, id), isOpen))
    .returning({ id: humans.id });
  if (!closed) throw illegalMove('human', 'DELETED');
}

/** Closes the account; until day 30 it can be restored, then a job removes what names the person. */
const deleteCurrentUser: Handler<typeof contract.deleteCurrentUser> = async ({ body }, context) => {
  const { db, visitor, now, accountHooks } = context;
  const { id } = visitor;
  const [human] = await db.select().from(humans).where(eq(humans.id, id));
  await reauthenticate({ kind: 'HUMAN', ...assertDefined(human) }, body, context);
  const deletedAt = new Date(now());
  const restorableUntil = new Date(now() + daysToRestore * msPerDay);
  await db.transaction(async (tx) => {
    await close(tx, id, deletedAt);
    await accountHooks.beforeDeletion(tx, id);
    await endSessions(tx, { kind: 'HUMAN', id }, 'deleted');
    await enqueue(tx, 'human.anonymise', { humanId: id }, { runAt: restorableUntil });
    await recordLog(tx, context, {
      action: 'human.delete',
      entity: { type: 'human', id },
      humanId: id,
      diff: { state: { from: 'ACTIVE', to: 'DELETED' } },
    });
  });
  return { restorableUntil: restorableUntil.toISOString() };
};

const kinds: Record<string, contract.SecurityEventKind> = {
  'account.signIn': 'SIGN_IN',
  'account.pause': 'SIGN_IN_PAUSED',
  'account.tokenReuse': 'TOKEN_REUSED',
  'account.session.end': 'SESSION_ENDED',
  'human.password.change': 'PASSWORD_CHANGED',
  'user.password.change': 'PASSWORD_CHANGED',
  'user.password.reset': 'PASSWORD_RESET',
  'user.factor.update': 'SECOND_FACTOR_CHANGED',
  'user.recovery.update': 'SECOND_FACTOR_CHANGED',
  'user.factor.reset': 'SECOND_FACTOR_RESET',
  'user.role.update': 'ROLE_CHANGED',
  'user.sessions.end': 'SESSION_ENDED',
  'human.email.request': 'EMAIL_CHANGE_REQUESTED',
  'human.email.cancel': 'EMAIL_CHANGE_CANCELLED',
  'human.email.change': 'EMAIL_CHANGED',
};

function toEvent({ id, at, action, diff, ip, actorType, actorId }: LogRow, ownId: string) {
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
  { query: page },
  { db, visitor },
) => {
  const record = visitor.kind === 'HUMAN' ? 'human' : 'user';
  const where = and(
    inArray(logs.entityType, [accountEntity, record]),
    eq(logs.entityId, visitor.id),
    inArray(logs.action, Object.keys(kinds)),
  );
  return readLog(db, { where, ...page }, (row) => toEvent(row, visitor.id));
};

const openSessionsOf = ({ kind, id }: Requester) =>
  and(eq(kind === 'HUMAN' ? sessions.humanId : sessions.userId, id), liveSession);

/** Ends the session; the device that is left stops getting the owner’s messages. */
const signOut: Handler<typeof contract.signOut> = async (
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

export const accountHandlers = {
  listSecurityEvents,

  followSession: (_, { events, visitor }) => events.watch(visitor, followSession.access),
  signOut,
  deleteCurrentUser,

  async sendConfirmationCode(_, context) {
    const { email, language } = await mailAddressOf(context.db, context.visitor);
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
      if (visitor.kind === 'HUMAN') await forgetUnboundDevices(tx, visitor.id);
      await recordAccountEvent(tx, context, visitor, 'session.end');
    });
    return { id };
  },
} satisfies Partial<Handlers<typeof contract>>;
