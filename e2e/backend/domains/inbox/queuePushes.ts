import { and, eq, sql } from 'drizzle-orm';
import { uuidArray } from '../../platform/database/conditions';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import { humans } from '../accounts/humanTables';
import { humanNotifications } from './inboxTables';
import { wantsPush } from './wantsPush';

/** Messages that one job takes to their devices. */
const perJob = 50;

/** Has messages of the inbox shown on the devices of those who want that. */
export async function queuePushes(tx: Database, messageIds: readonly string[]) {
  const isTold = sql`${humanNotifications.id} = any(${uuidArray(messageIds)})`;
  const wanted = await tx
    .select({ id: humanNotifications.id })
    .from(humanNotifications)
    .innerJoin(humans, eq(humans.id, humanNotifications.humanId))
    .where(and(isTold, wantsPush));
  const ids = wanted.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += perJob) {
    await enqueue(tx, 'human.push', { messageIds: ids.slice(at, at + perJob) });
  }
}
