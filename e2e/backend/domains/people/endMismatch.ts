import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/Database';
import { humans, students } from '../accounts/humanTables';
import { lockHuman } from '../accounts/lockHuman';
import { agreementOf, proofIn } from './agreementOf';
import { settleIdentity } from './settleIdentity';

type StudyRecord = typeof students.$inferSelect;

/**
 * Whose identity differs from the record that the reference-data service calls so. The person is
 * locked before the record, as by whoever claims one: two orders could wait for ever.
 */
export async function lockMismatched(tx: Database, nsiId: string) {
  const isIt = and(eq(students.nsiId, nsiId), eq(humans.identityStatus, 'MISMATCH'));
  const [found] = await tx
    .select({ id: humans.id })
    .from(humans)
    .innerJoin(students, eq(students.humanId, humans.id))
    .where(isIt);
  return found && lockHuman(tx, found.id);
}

/**
 * The mistake was in the record: corrected, it ends the mismatch where a number proves the rest. One
 * that staff have found, and the record never said, is not ended by a record that comes again.
 */
export async function endMismatch(
  tx: Database,
  human: typeof humans.$inferSelect,
  before: StudyRecord,
  after: StudyRecord,
) {
  const proofOf = (record: StudyRecord) => proofIn(agreementOf(human, record, null));
  const isCorrected = proofOf(before) === 'DIFFERS' && proofOf(after) === 'PROVEN';
  if (after.humanId === human.id && isCorrected) await settleIdentity(tx, human, 'VERIFIED');
}
