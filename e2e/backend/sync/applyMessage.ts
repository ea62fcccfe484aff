import type { SyncEntityType } from '@campus/shared/contract/payloads/sync';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { applyEduOrg } from './applyEduOrg';
import { applyProgram } from './applyProgram';
import { applyStudent } from './applyStudent';
import { applyStudentStatus } from './applyStudentStatus';
import { applyWorkPlan } from './applyWorkPlan';
import { isOutdated } from './isOutdated';
import type { SyncRecord } from './SyncRecord';

type Apply = (tx: Database, message: SyncRecord) => Promise<void>;

const applies: Record<SyncEntityType, Apply> = {
  EDU_ORG: applyEduOrg,
  PROGRAM: applyProgram,
  STUDENT: applyStudent,
  STUDENT_STATUS: applyStudentStatus,
  WORK_PLAN: applyWorkPlan,
};

/**
 * Does what a message says unless something newer is stored.
 * @throws where it cannot be done yet, such as for a student of an unknown programme.
 */
export async function applyMessage(tx: Database, message: SyncRecord) {
  // One record at a time, or of two messages the older could be applied last.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${message.externalId}, 0))`);
  if (await isOutdated(tx, message, message.entityType)) return 'SKIPPED';
  await applies[message.entityType](tx, message);
  return 'APPLIED';
}
