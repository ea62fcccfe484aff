import type * as contract from '@campus/shared/contract/sync';
import { and, eq } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import type { Handler } from '../Handler';
import { enqueue } from '../jobs/enqueue';
import { Refusal } from '../Refusal';
import { humans, students } from '../schema/people';
import { tooMany } from '../tooMany';
import { scopeOf } from '../users/scopeOf';

const oncePerFiveMinutes = { max: 1, seconds: 300 };

/** @throws Refusal 404 for a person whom the visitor may not see, 422 for one who does not study. */
async function studentOf(db: Database, humanId: string, eduOrgId: string | undefined) {
  const isVisible = eduOrgId ? eq(students.eduOrgId, eduOrgId) : undefined;
  const [found] = await db
    .select({ student: students })
    .from(humans)
    .leftJoin(students, eq(students.humanId, humans.id))
    .where(and(eq(humans.id, humanId), isVisible));
  if (!found) throw new Refusal(404, 'NOT_FOUND');
  if (!found.student) throw new Refusal(422, 'STUDY_NOT_LINKED');
  return found.student;
}

/** Only asks for it: the plan comes when the reference-data service has answered. */
export const syncHumanWorkPlan: Handler<typeof contract.syncHumanWorkPlan> = async (
  { params, query },
  context,
) => {
  const { db, visitor, nsi, limits } = context;
  const student = await studentOf(db, params.id, scopeOf(visitor));
  if (!nsi.isConfigured) throw new Refusal(422, 'NSI_NOT_CONFIGURED');
  const limit = await limits.hit(`work-plan:${params.id}`, oncePerFiveMinutes);
  if (!limit.isAllowed) throw tooMany('WORK_PLAN_TOO_SOON', limit.retryAfter);
  await db.transaction(async (tx) => {
    await enqueue(tx, 'sync.workPlan', { student: student.nsiId, period: query.period });
    await recordLog(tx, context, {
      action: 'workPlan.ask',
      entity: { type: 'student', id: student.id },
      humanId: params.id,
    });
  });
  return {};
};
