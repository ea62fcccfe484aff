import type { PartnerSyncRun } from '@campus/shared/contract/partners/calls';
import { and, desc, eq } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { logs } from '../../platform/audit/auditTables';

const action = 'partner.sync';

/** The log is where a run is remembered: it is asked for as seldom as it is written. */
export const syncEntity = { type: 'partnerDirectory', id: 'all' };

export type SyncResult = Omit<PartnerSyncRun, 'finishedAt'>;

export async function recordSync(tx: Database, actor: Actor, result: SyncResult) {
  const diff = Object.fromEntries(Object.entries(result).map(([name, to]) => [name, { to: to }]));
  await recordLog(tx, actor, { action, entity: syncEntity, diff });
}

/** What the last run that ended did. */
export async function lastSync(db: Database): Promise<PartnerSyncRun | null> {
  const [log] = await db
    .select()
    .from(logs)
    .where(
      and(
        eq(logs.entityType, syncEntity.type),
        eq(logs.entityId, syncEntity.id),
        eq(logs.action, action),
      ),
    )
    .orderBy(desc(logs.at))
    .limit(1);
  if (!log) return null;
  const count = (name: string) => Number(log.diff?.[name]?.to ?? 0);
  const error = log.diff?.error?.to;
  return {
    finishedAt: log.at.toISOString(),
    created: count('created'),
    updated: count('updated'),
    deactivated: count('deactivated'),
    skipped: count('skipped'),
    error: typeof error === 'string' ? error : null,
  };
}
