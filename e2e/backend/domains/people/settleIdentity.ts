import { identityMoves } from '@campus/shared/contract/people/machine';
import { eq, sql } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { identityNotices } from './identityNotices';
import { tellHuman } from '../inbox/tellHuman';
import { humans } from '../accounts/humanTables';
import { assertMove } from '../../platform/states/transitionTo';

type Human = typeof humans.$inferSelect;

/**
 * Keeps what comparing a person with a record of study has shown; who is verified stays so.
 * @returns the status of the identity after that.
 */
export async function settleIdentity(tx: Database, human: Human, to: 'VERIFIED' | 'MISMATCH') {
  if (human.identityStatus === 'VERIFIED' || human.identityStatus === to) {
    return human.identityStatus;
  }
  assertMove('identity', identityMoves.compare, human.identityStatus);
  await tx
    .update(humans)
    .set({ identityStatus: to, version: sql`${humans.version} + 1` })
    .where(eq(humans.id, human.id));
  await recordLog(tx, system, {
    action: 'human.identity.compare',
    entity: { type: 'human', id: human.id },
    humanId: human.id,
    diff: { identityStatus: { from: human.identityStatus, to } },
  });
  await tellHuman(tx, human.id, identityNotices[to]);
  return to;
}
