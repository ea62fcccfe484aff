import { programData } from '@campus/shared/contract/payloads/syncEntities';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { eduOrgs, programs } from '../schema/education';
import { students } from '../schema/people';
import { findByNsiId } from './findByNsiId';
import { logSync } from './logSync';
import { needByNsiId } from './needByNsiId';
import { readPayload } from './readPayload';
import { saveByNsiId } from './saveByNsiId';
import type { SyncRecord } from './SyncRecord';

/** A programme that somebody studies stays, but grants are over for it. */
async function remove(tx: Database, message: SyncRecord) {
  const known = await findByNsiId(tx, programs, message.externalId);
  if (!known) return;
  const [studied] = await tx
    .select({ id: students.id })
    .from(students)
    .where(eq(students.programId, known.id))
    .limit(1);
  if (studied) {
    await saveByNsiId(tx, programs, 'program', message, { grantEligible: false });
    return;
  }
  await tx.delete(programs).where(eq(programs.id, known.id));
  await logSync(tx, message, 'program', known, undefined);
}

export async function applyProgram(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') return remove(tx, message);
  const { eduOrg, ...data } = readPayload(programData, message.payload);
  const { id: eduOrgId } = await needByNsiId(tx, eduOrgs, 'organisation', eduOrg);
  await saveByNsiId(tx, programs, 'program', message, { ...data, eduOrgId });
}
