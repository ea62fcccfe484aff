import type { StudentStatusKey } from '@campus/shared/contract/machines/studentStatus';
import { studentData } from '@campus/shared/contract/payloads/syncEntities';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import { eduOrgs, programs, studentStatuses } from '../schema/education';
import { students } from '../schema/people';
import { changeStatus } from './changeStatus';
import { findByNsiId } from './findByNsiId';
import { isOutdated } from './isOutdated';
import { actorOf } from './logSync';
import { needByNsiId } from './needByNsiId';
import { readPayload } from './readPayload';
import { removeStudent } from './removeStudent';
import { saveByNsiId } from './saveByNsiId';
import type { SyncRecord } from './SyncRecord';

const nothing = {
  lastName: null,
  firstName: null,
  middleName: null,
  birthDate: null,
  snils: null,
  email: null,
  recordBook: null,
  group: null,
  enrolledAt: null,
  expectedEndAt: null,
};

async function placeOf(tx: Database, eduOrg: string, program: string) {
  const { id: eduOrgId } = await needByNsiId(tx, eduOrgs, 'organisation', eduOrg);
  const found = await needByNsiId(tx, programs, 'programme', program);
  if (found.eduOrgId === eduOrgId) return { eduOrgId, programId: found.id };
  throw new Error(`The programme ${program} is not one of the organisation ${eduOrg}`);
}

async function statusIdOf(tx: Database, key: StudentStatusKey) {
  const [status] = await tx.select().from(studentStatuses).where(eq(studentStatuses.key, key));
  return existing(status).id;
}

export async function applyStudent(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') return removeStudent(tx, message);
  const { eduOrg, program, status, ...data } = readPayload(studentData, message.payload);
  const values = { ...nothing, ...data, ...(await placeOf(tx, eduOrg, program)) };
  const known = await findByNsiId(tx, students, message.externalId);
  const statusId = known?.statusId ?? (await statusIdOf(tx, status));
  const student = await saveByNsiId(tx, students, 'student', message, { ...values, statusId });
  if (await isOutdated(tx, message, 'STUDENT_STATUS')) return;
  await changeStatus(tx, actorOf(message), student, status);
}
