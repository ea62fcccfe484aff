import {
  type SyncEntityType,
  eduOrgData,
  programData,
  workPlanData,
  workPlanTarget,
} from '@campus/shared/contract/sync/requests';
import { sql, eq, and } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { cities, eduOrgs, programs } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';
import { workPlanItems } from '../education/educationTables';
import { findByNsiId, needByNsiId, saveByNsiId } from './saveByNsiId';
import { isOutdated } from './isOutdated';
import { actorOf, logSync } from './logSync';
import { readPayload } from './readPayload';
import type { SyncRecord } from './SyncRecord';
import { applyStudent, applyStudentStatus } from './applyStudent';

type Student = typeof students.$inferSelect;
type Item = Omit<typeof workPlanItems.$inferInsert, 'studentId' | 'period' | 'syncedAt'>;

/** A semester comes whole: what it has no longer is dropped, what it still has keeps its id. */
async function replace(
  tx: Database,
  message: SyncRecord,
  { id: studentId, humanId }: Student,
  period: string,
  items: Item[],
) {
  const isOfSemester = and(
    eq(workPlanItems.studentId, studentId),
    eq(workPlanItems.period, period),
  );
  const before = await tx.select().from(workPlanItems).where(isOfSemester);
  const kept = new Set(items.map(({ nsiId }) => nsiId));
  for (const { id, nsiId } of before) {
    if (!kept.has(nsiId)) await tx.delete(workPlanItems).where(eq(workPlanItems.id, id));
  }
  const syncedAt = new Date();
  for (const item of items) {
    const values = { ...item, result: item.result ?? null, resultDate: item.resultDate ?? null };
    await tx
      .insert(workPlanItems)
      .values({ ...values, studentId, period, syncedAt })
      .onConflictDoUpdate({
        target: [workPlanItems.studentId, workPlanItems.period, workPlanItems.nsiId],
        set: { ...values, syncedAt, version: sql`${workPlanItems.version} + 1` },
      });
  }
  await recordLog(tx, actorOf(message), {
    action: 'workPlan.replace',
    entity: { type: 'student', id: studentId },
    humanId,
    diff: { [period]: { from: before.length, to: items.length } },
  });
}

async function applyWorkPlan(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') {
    const { student, period } = readPayload(workPlanTarget, message.payload);
    const known = await findByNsiId(tx, students, student);
    return known && replace(tx, message, known, period, []);
  }
  const { student, period, items } = readPayload(workPlanData, message.payload);
  const known = await needByNsiId(tx, students, 'student', student);
  return replace(tx, message, known, period, items);
}

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

async function applyProgram(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') return remove(tx, message);
  const { eduOrg, ...data } = readPayload(programData, message.payload);
  const { id: eduOrgId } = await needByNsiId(tx, eduOrgs, 'organisation', eduOrg);
  await saveByNsiId(tx, programs, 'program', message, { ...data, eduOrgId });
}

async function cityIdOf(tx: Database, name: string | null | undefined) {
  if (!name) return null;
  const [city] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(sql`${cities.name}->>'ru' = ${name}`)
    .limit(1);
  return city?.id ?? null;
}

/** An organisation that is deleted there is closed here: people, money and grants refer to it. */
async function applyEduOrg(tx: Database, message: SyncRecord) {
  const save = (values: Partial<typeof eduOrgs.$inferInsert>) =>
    saveByNsiId(tx, eduOrgs, 'eduOrg', message, values);
  if (message.operationType === 'DELETE') {
    const known = await findByNsiId(tx, eduOrgs, message.externalId);
    if (known) await save({ isActive: false });
    return;
  }
  const { city, inn = null, ...data } = readPayload(eduOrgData, message.payload);
  await save({ ...data, inn, cityId: await cityIdOf(tx, city) });
}

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
