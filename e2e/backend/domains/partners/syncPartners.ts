import type * as contract from '@campus/shared/contract/partners/calls';
import { recordLog } from '../../platform/audit/recordLog';
import type { Handler } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import { Refusal } from '../../platform/access/Refusal';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import { lastSync, syncEntity } from './lastSync';

const once = { max: 1, seconds: 300 };
const name = 'partners.sync';

export const syncPartners: Handler<typeof contract.syncPartners> = async (_, context) => {
  const { db, limits, now, partnerDirectory } = context;
  if (!partnerDirectory.isConfigured) throw new Refusal(422, 'PARTNERS_UNSET');
  const { isAllowed, retryAfter } = await limits.hit(name, once);
  if (!isAllowed) throw tooManyRequests('PARTNERS_SOON', retryAfter);
  const startedAt = new Date(now()).toISOString();
  await db.transaction(async (tx) => {
    const counts = { created: 0, updated: 0, skipped: 0, seen: 0 };
    await enqueue(tx, name, { startedAt, page: 1, ...counts }, { key: name });
    await recordLog(tx, context, { action: 'partner.sync.start', entity: syncEntity });
  });
  return { startedAt, last: await lastSync(db) };
};
