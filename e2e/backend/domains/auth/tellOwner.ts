import type { Database } from '../../platform/database/Database';
import type { Context } from '../../platform/Handler';
import { enqueue } from '../../platform/jobs/enqueue';
import type { SecurityNotice } from './securityMail';
import type { Requester } from '../../platform/access/Requester';
import { mailAddressOf } from './mailAddressOf';

/** Logs a change of how somebody gets in, and mails it to them; the last step of its transaction. */
export async function tellOwner(
  tx: Database,
  { securityLog, now, ip, requestId }: Pick<Context, 'securityLog' | 'now' | 'ip' | 'requestId'>,
  owner: Pick<Requester, 'kind' | 'id'>,
  notice: SecurityNotice,
  /** Another address than that of the account; why somebody did it. */
  { to, reason }: { to?: string; reason?: string } = {},
) {
  const { email, language } = await mailAddressOf(tx, owner);
  const at = new Date(now()).toISOString();
  const letter = { ownerId: owner.id, to: to ?? email, language, notice, at, reason };
  await enqueue(tx, 'account.mail', letter);
  securityLog.done({ event: 'change', method: notice, account: owner.id, ip, requestId });
}
