import type * as contract from '@campus/shared/contract/account';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { accountEntity } from '../audit/recordAccountEvent';
import { countRows } from '../database/countRows';
import type { Handler } from '../Handler';
import { logs } from '../schema/audit';

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
export const listSecurityEvents: Handler<typeof contract.listSecurityEvents> = async (
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
