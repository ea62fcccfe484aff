import type { SignInEvent } from '@campus/shared/contract/operations/requests';
import type { Database } from '../database/Database';
import { logs, type Diff } from './auditTables';
import type { Actor } from './Actor';
import type { Requester } from '../access/Requester';

/** Its own type of entity: who signs in has not changed the record that others edit. */
export const accountEntity = 'account';

/** Adds to the audit log what happened at the door of an account. */
export const recordAccountEvent = (
  tx: Database,
  actor: Actor,
  { kind, id }: Pick<Requester, 'kind' | 'id'>,
  event: SignInEvent,
  diff?: Diff,
) =>
  recordLog(tx, actor, {
    action: `account.${event}`,
    entity: { type: accountEntity, id },
    humanId: kind === 'HUMAN' ? id : null,
    diff,
  });

export interface Entry {
  /** `human.identity.update`: the kind of record, then what was done. */
  action: string;
  entity: { type: string; id: string };
  /** The person whom it concerns. */
  humanId?: string | null;
  diff?: Diff;
}

/** Adds to the audit log, in the transaction of the change that it tells of. */
export async function recordLog(tx: Database, { visitor, ip, requestId }: Actor, entry: Entry) {
  const actorType = visitor ? (visitor.kind === 'STAFF' ? 'USER' : 'HUMAN') : 'SYSTEM';
  await tx.insert(logs).values({
    actorType,
    actorId: visitor?.id,
    actorName: visitor?.name || actorType,
    action: entry.action,
    entityType: entry.entity.type,
    entityId: entry.entity.id,
    humanId: entry.humanId,
    diff: entry.diff,
    ip,
    requestId,
  });
}
