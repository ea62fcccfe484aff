import { system } from '../../platform/audit/Actor';
import { diffOf } from '../../platform/audit/diffOf';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import type { SyncRecord } from './SyncRecord';

interface Row {
  id: string;
  humanId?: string | null;
}

/** The service acts as the system; the log names the message as its request. */
export const actorOf = ({ messageId }: SyncRecord) => ({ ...system, requestId: messageId });

/** Writes down what a message changed; a repetition changes nothing and leaves no trace. */
export async function logSync(
  tx: Database,
  message: SyncRecord,
  type: string,
  before: Row | undefined,
  after: Row | undefined,
) {
  const row = after ?? before;
  if (!row) return;
  const gone = Object.fromEntries(Object.keys(row).map((name) => [name, null]));
  const diff = diffOf({ ...before }, { ...(after ?? gone) });
  if (Object.keys(diff).length === 0) return;
  const what = before ? (after ? 'update' : 'delete') : 'create';
  await recordLog(tx, actorOf(message), {
    action: `${type}.${what}`,
    entity: { type, id: row.id },
    humanId: before?.humanId ?? after?.humanId,
    diff,
  });
}
