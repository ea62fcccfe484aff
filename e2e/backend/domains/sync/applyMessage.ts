import { cardPaths } from '@campus/shared/contract/cards/paths';
import { type StudentStatusKey, usualStatusMoves } from '@campus/shared/contract/education/machine';
import {
  type SyncEntityType,
  eduOrgData,
  programData,
  workPlanData,
  workPlanTarget,
  studentStatusData,
  studentData,
} from '@campus/shared/contract/sync/requests';
import { sql, eq, and } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Actor } from '../../platform/audit/Actor';
import { cities, eduOrgs, programs, studentStatuses } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';
import { workPlanItems } from '../education/educationTables';
import { blockCard } from '../cards/blockCard';
import { tellHuman } from '../inbox/tellHuman';
import { endMismatch, lockMismatched } from '../people/endMismatch';
import { studentClaims } from '../people/peopleTables';
import { unblockCard } from '../cards/unblockCard';
import { findByNsiId, needByNsiId, saveByNsiId, isOutdated } from './saveByNsiId';
import { actorOf, logSync } from './logSync';
import type { SyncRecord } from './SyncRecord';

/** @throws naming each field that is wrong, without its value. */
function readPayload<S extends z.ZodMiniType>(schema: S, payload: unknown): z.output<S> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The payload cannot be read. ${problems.join('; ')}`);
}

type Student = typeof students.$inferSelect;
type Status = typeof studentStatuses.$inferSelect;

async function tellOwner(
  tx: Database,
  actor: Actor,
  humanId: string,
  { name, isStudying }: Status,
) {
  await tellHuman(tx, humanId, {
    kind: 'INFO',
    title: { ru: 'Изменились данные об учёбе', en: 'Your study record has changed' },
    body: {
      ru: `Учебное заведение сообщило: «${name.ru}».`,
      en: `Your organisation has told us: “${name.en ?? name.ru}”.`,
    },
    link: cardPaths.card(),
  });
  const follow = isStudying ? unblockCard : blockCard;
  await follow(tx, actor, humanId, 'STUDY_ENDED');
}

/** The reference-data service is the source: an odd order is applied too, and logged as odd. */
async function changeStatus(
  tx: Database,
  actor: Actor,
  { id, humanId, statusId }: Student,
  key: StudentStatusKey,
) {
  const all = await tx.select().from(studentStatuses);
  const from = assertDefined(all.find((status) => status.id === statusId));
  const to = assertDefined(all.find((status) => status.key === key));
  if (from.id === to.id) return;
  await tx
    .update(students)
    .set({ statusId: to.id, version: sql`${students.version} + 1` })
    .where(eq(students.id, id));
  await recordLog(tx, actor, {
    action: usualStatusMoves[from.key].includes(key) ? 'student.status' : 'student.status.odd',
    entity: { type: 'student', id },
    humanId,
    diff: { status: { from: from.key, to: key } },
  });
  if (humanId) await tellOwner(tx, actor, humanId, to);
}

const notice = {
  kind: 'INFO',
  title: { ru: 'Запись об учёбе удалена', en: 'Your study record was removed' },
  body: {
    ru: 'Учебное заведение удалило запись о вашей учёбе. Если это ошибка, обратитесь в деканат, затем найдите запись ещё раз.',
    en: 'Your organisation has removed your study record. If this is a mistake, ask its office, then look for the record again.',
  },
  link: cardPaths.card(),
} as const;

const claimNotice = {
  ...notice,
  body: {
    ru: 'Учебное заведение удалило запись, о которой вы писали. Если это ошибка, обратитесь в деканат, затем найдите запись ещё раз.',
    en: 'Your organisation has removed the record you said was yours. If this is a mistake, ask its office, then look for the record again.',
  },
};

async function dropClaims(tx: Database, studentId: string) {
  const ofRecord = eq(studentClaims.studentId, studentId);
  const dropped = await tx.delete(studentClaims).where(ofRecord).returning();
  for (const { humanId, status } of dropped) {
    if (status === 'WAITING') await tellHuman(tx, humanId, claimNotice);
  }
}

/** The record and its plan belong to the service and go; the person and what was paid stay. */
async function removeStudent(tx: Database, message: SyncRecord) {
  const known = await findByNsiId(tx, students, message.externalId);
  if (!known) return;
  await tx.delete(workPlanItems).where(eq(workPlanItems.studentId, known.id));
  await dropClaims(tx, known.id);
  await tx.delete(students).where(eq(students.id, known.id));
  await logSync(tx, message, 'student', known, undefined);
  if (!known.humanId) return;
  await tellHuman(tx, known.humanId, notice);
  await blockCard(tx, actorOf(message), known.humanId, 'STUDY_ENDED');
}

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
  return assertDefined(status).id;
}

async function applyStudent(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') return removeStudent(tx, message);
  const { eduOrg, program, status, ...data } = readPayload(studentData, message.payload);
  const values = { ...nothing, ...data, ...(await placeOf(tx, eduOrg, program)) };
  const mismatched = await lockMismatched(tx, message.externalId);
  const known = await findByNsiId(tx, students, message.externalId);
  const statusId = known?.statusId ?? (await statusIdOf(tx, status));
  const student = await saveByNsiId(tx, students, 'student', message, { ...values, statusId });
  if (mismatched && known) await endMismatch(tx, mismatched, known, student);
  if (await isOutdated(tx, message, 'STUDENT_STATUS')) return;
  await changeStatus(tx, actorOf(message), student, status);
}

async function applyStudentStatus(tx: Database, message: SyncRecord) {
  if (message.operationType === 'DELETE') {
    throw new Error('A status cannot be deleted: the student takes another one');
  }
  const { status } = readPayload(studentStatusData, message.payload);
  const student = await needByNsiId(tx, students, 'student', message.externalId);
  await changeStatus(tx, actorOf(message), student, status);
}

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
