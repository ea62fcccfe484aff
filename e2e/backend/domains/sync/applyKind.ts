import { syncMoves, type SyncStatus } from '@campus/shared/contract/sync/machine';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import type { JobKind } from '../../platform/jobs/JobHandler';
import { syncMessages } from './syncTables';
import { transitionTo } from '../../platform/states/transitionTo';
import { applyMessage } from './applyMessage';

const machine = 'sync';

const begin = (db: Database, id: string) =>
  transitionTo<typeof syncMessages, SyncStatus>(db, syncMessages, id, {
    machine,
    move: syncMoves.begin,
    to: 'PROCESSING',
    set: { attempts: sql`${syncMessages.attempts} + 1`, nextAttemptAt: null },
  });

/** Staff see the message in work, then what became of it and when it is tried again. */
export const applyKind: JobKind<'sync.apply'> = {
  async prepare({ id }, { db }) {
    const message = await begin(db, id);
    return async ({ db: tx }) => {
      const to = await applyMessage(tx, message);
      const move = to === 'APPLIED' ? syncMoves.apply : syncMoves.skip;
      const step = { machine, move, to, set: { error: null } } as const;
      await transitionTo<typeof syncMessages, SyncStatus>(tx, syncMessages, id, step);
    };
  },

  async onFailure({ id }, { db: tx }, { error, nextAttemptAt }) {
    await transitionTo<typeof syncMessages, SyncStatus>(tx, syncMessages, id, {
      machine,
      move: syncMoves.fail,
      to: nextAttemptAt ? 'FAILED' : 'DEAD',
      set: { error, nextAttemptAt },
    });
  },
};
