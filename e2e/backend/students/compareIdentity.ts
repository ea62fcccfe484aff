import { identityMoves, type IdentityStatus } from '@campus/shared/contract/machines/human';
import { eq, sql } from 'drizzle-orm';
import { system } from '../audit/Actor';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { identityNotices } from '../humans/identityNotices';
import { tellHuman } from '../notifications/tellHuman';
import { humans, type students } from '../schema/people';
import { assertMove } from '../states/moveTo';
import { agreesWith } from './agreesWith';

/**
 * Compares a person with the record of study that is theirs now.
 * @returns the status of the identity after that; it stays where the record tells nothing.
 */
export async function compareIdentity(
  tx: Database,
  human: typeof humans.$inferSelect,
  record: typeof students.$inferSelect,
): Promise<IdentityStatus> {
  const agrees = agreesWith(human, record);
  if (agrees === undefined || human.identityStatus === 'VERIFIED') return human.identityStatus;
  assertMove('identity', identityMoves.compare, human.identityStatus);
  const identityStatus = agrees ? 'VERIFIED' : 'MISMATCH';
  await tx
    .update(humans)
    .set({ identityStatus, version: sql`${humans.version} + 1` })
    .where(eq(humans.id, human.id));
  await recordLog(tx, system, {
    action: 'human.identity.compare',
    entity: { type: 'human', id: human.id },
    humanId: human.id,
    diff: { identityStatus: { from: human.identityStatus, to: identityStatus } },
  });
  await tellHuman(tx, human.id, {
    kind: 'INFO',
    link: '/me/identity',
    ...identityNotices[identityStatus],
  });
  return identityStatus;
}
