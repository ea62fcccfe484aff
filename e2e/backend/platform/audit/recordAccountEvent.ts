import type { Database } from '../database/Database';
import type { Diff } from './auditTables';
import type { Visitor } from '../../Visitor';
import type { Actor } from './Actor';
import { recordLog } from './recordLog';

/** Its own type of entity: who signs in has not changed the record that others edit. */
export const accountEntity = 'account';

/** Adds to the audit log what happened at the door of an account. */
export const recordAccountEvent = (
  tx: Database,
  actor: Actor,
  { kind, id }: Pick<Visitor, 'kind' | 'id'>,
  event: 'signIn' | 'pause' | 'tokenReuse' | 'session.end',
  diff?: Diff,
) =>
  recordLog(tx, actor, {
    action: `account.${event}`,
    entity: { type: accountEntity, id },
    humanId: kind === 'HUMAN' ? id : null,
    diff,
  });
