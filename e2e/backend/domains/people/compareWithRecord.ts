import type { IdentityStatus } from '@campus/shared/contract/people/machine';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { students, type humans } from '../accounts/humanTables';
import { agreementOf, proofIn } from './agreementOf';
import { settleIdentity } from './settleIdentity';

/**
 * Compares a person whose identity has changed with the linked record of study, if there is one. A
 * mismatch ends only where a number proves that the record is theirs.
 * @param before the status of the identity until now
 */
export async function compareWithRecord(
  tx: Database,
  human: typeof humans.$inferSelect,
  before: IdentityStatus,
) {
  const [record] = await tx.select().from(students).where(eq(students.humanId, human.id));
  if (!record || human.identityStatus === 'EMPTY') return;
  const proof = proofIn(agreementOf(human, record, null));
  if (proof === 'PROVEN') await settleIdentity(tx, human, 'VERIFIED');
  else if (proof === 'DIFFERS' || before === 'MISMATCH') {
    await settleIdentity(tx, human, 'MISMATCH');
  }
}
