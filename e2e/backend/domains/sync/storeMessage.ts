import type { SyncMessageRequest, SyncOperation } from '@campus/shared/contract/sync/requests';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { syncMessages } from './syncTables';

/** Milliseconds by which clocks may differ. */
const tolerance = 300_000;

/** A record from the future would make every later change of it an old one. */
export const isFromFuture = ({ occurredAt }: SyncMessageRequest, now: number) =>
  Date.parse(occurredAt) > now + tolerance;

/** Keeps a message and the job that applies it; one that is known already has no effect. */
export async function storeMessage(
  tx: Database,
  operationType: SyncOperation,
  { occurredAt, ...message }: SyncMessageRequest,
) {
  const columns = { id: syncMessages.id, status: syncMessages.status };
  const [fresh] = await tx
    .insert(syncMessages)
    .values({ ...message, operationType, occurredAt: new Date(occurredAt) })
    .onConflictDoNothing({ target: syncMessages.messageId })
    .returning(columns);
  if (fresh) {
    await enqueue(tx, 'sync.apply', { id: fresh.id });
    return fresh;
  }
  const isSame = eq(syncMessages.messageId, message.messageId);
  const [known] = await tx.select(columns).from(syncMessages).where(isSame);
  return assertDefined(known);
}
