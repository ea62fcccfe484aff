import { studentStatusData } from '@campus/shared/contract/payloads/syncEntities';
import type { Database } from '../database/Database';
import { students } from '../schema/people';
import { changeStatus } from './changeStatus';
import { actorOf } from './logSync';
import { needByNsiId } from './needByNsiId';
import { readPayload } from './readPayload';
import type { SyncRecord } from './SyncRecord';

export async function applyStudentStatus(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') {
    throw new Error('A status cannot be deleted: the student takes another one');
  }
  const { status } = readPayload(studentStatusData, message.payload);
  const student = await needByNsiId(tx, students, 'student', message.externalId);
  await changeStatus(tx, actorOf(message), student, status);
}
