import { syncMoves, type SyncStatus } from '@campus/shared/contract/sync/machine';
import type { Database } from '../../platform/database/Database';
import { transitionTo } from '../../platform/states/transitionTo';
import { syncMessages } from './syncTables';

/**
 * A message that was given up waits again, as if it had just come; its job is the caller's.
 * @throws Refusal 404, 409 STATE.
 */
export const reviveMessage = (tx: Database, id: string) =>
  transitionTo<typeof syncMessages, SyncStatus>(tx, syncMessages, id, {
    machine: 'sync',
    move: syncMoves.retry,
    to: 'RECEIVED',
    set: { error: null },
  });
