import { workPlanData, workPlanTarget } from '@campus/shared/contract/payloads/syncEntities';
import { and, eq, sql } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { students } from '../schema/people';
import { workPlanItems } from '../schema/workPlan';
import { findByNsiId } from './findByNsiId';
import { actorOf } from './logSync';
import { needByNsiId } from './needByNsiId';
import { readPayload } from './readPayload';
import type { SyncRecord } from './SyncRecord';

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

export async function applyWorkPlan(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') {
    const { student, period } = readPayload(workPlanTarget, message.payload);
    const known = await findByNsiId(tx, students, student);
    return known && replace(tx, message, known, period, []);
  }
  const { student, period, items } = readPayload(workPlanData, message.payload);
  const known = await needByNsiId(tx, students, 'student', student);
  return replace(tx, message, known, period, items);
}
