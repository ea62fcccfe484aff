import type * as sync from '@campus/shared/contract/sync';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../Handler';
import { Refusal } from '../Refusal';
import { syncMessages } from '../schema/sync';
import { filterSyncMessages } from './filterSyncMessages';
import { isSyncAlive } from './isSyncAlive';
import { maskPersonal } from './maskPersonal';
import { receiveSyncMessage } from './receiveSyncMessage';
import { syncHumanWorkPlan } from './syncHumanWorkPlan';
import { toSyncMessage } from './toSyncMessage';

export const syncHandlers: Handlers<typeof sync> = {
  receiveSyncMessage,
  isSyncAlive,
  filterSyncMessages,
  syncHumanWorkPlan,

  async getSyncMessage({ params }, { db }) {
    const [row] = await db.select().from(syncMessages).where(eq(syncMessages.id, params.id));
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return { ...toSyncMessage(row), payload: maskPersonal(row.payload) as typeof row.payload };
  },
};
