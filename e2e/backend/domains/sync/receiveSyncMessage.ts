import { syncOperations } from '@campus/shared/contract/sync/requests';
import type * as contract from '@campus/shared/contract/sync/calls';
import type { Handler } from '../../Handler';
import { Refusal } from '../../Refusal';
import { storeMessage } from './storeMessage';

/** Milliseconds by which clocks may differ. */
const tolerance = 300_000;

/** Stores and answers; what the message says is done later, as often as it takes. */
export const receiveSyncMessage: Handler<typeof contract.receiveSyncMessage> = async (
  { params, body },
  { db, now },
) => {
  const operation = syncOperations.find((one) => one === params.operationType);
  if (!operation) throw new Refusal(400, 'OPERATION_UNKNOWN');
  // A record from the future would make every later change of it an old one.
  if (Date.parse(body.occurredAt) > now() + tolerance) {
    throw new Refusal(422, 'DATE_IN_FUTURE', { fields: { occurredAt: 'DATE_IN_FUTURE' } });
  }
  return db.transaction((tx) => storeMessage(tx, operation, body));
};
