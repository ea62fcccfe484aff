import { peoplePaths } from '@campus/shared/contract/people/paths';
import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../../platform/audit/Actor';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { enqueue } from '../../platform/jobs/enqueue';
import type { MessageCode } from '../../platform/messages/messages';
import { tellHuman } from '../inbox/tellHuman';
import { Refusal } from '../../platform/access/Refusal';
import { studentStatuses } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';
import { saveVersion } from '../../platform/states/saveVersion';

type StudyRecord = typeof students.$inferSelect;

/** Where a notice about a study leads, also from a letter. */
export const toStudy = {
  link: peoplePaths.study(),
  mailedAs: { ru: 'Открыть учёбу', en: 'Open your studies' },
};

const linked = {
  kind: 'INFO' as const,
  ...toStudy,
  title: { ru: 'Учёба добавлена', en: 'Your studies are linked' },
  body: {
    ru: 'Запись учебного заведения связана с вашей учётной записью.',
    en: 'Your organisation’s record is now linked to your account.',
  },
};

/**
 * The study that gives way to this one because it is over.
 * @throws Refusal 409 with the code while it goes on.
 */
export async function formerStudyOf(
  tx: Database,
  humanId: string,
  { id }: StudyRecord,
  code: MessageCode,
) {
  const [own] = await tx
    .select({ id: students.id, isGoingOn: studentStatuses.isStudying })
    .from(students)
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(and(eq(students.humanId, humanId), ne(students.id, id)));
  if (own?.isGoingOn) throw new Refusal(409, code);
  return own?.id;
}

interface Link {
  humanId: string;
  /** The record, and the version of it that was looked at. */
  record: Pick<StudyRecord, 'id' | 'humanId' | 'version' | 'email'>;
  /** The study that is over. */
  former: string | undefined;
}

/**
 * Makes a record of study a person’s own; both are told, and the address that the organisation knows.
 * @throws Refusal 409 VERSION
 */
export async function linkStudy(tx: Database, actor: Actor, { humanId, record, former }: Link) {
  if (former) await tx.update(students).set({ humanId: null }).where(eq(students.id, former));
  await saveVersion(tx, students, record, { humanId });
  if (record.humanId === humanId) return;
  await recordLog(tx, actor, {
    action: 'student.claim',
    entity: { type: 'student', id: record.id },
    humanId,
    diff: { studentId: { from: former, to: record.id } },
  });
  await tellHuman(tx, humanId, linked);
  if (record.email) {
    await enqueue(tx, 'student.mailClaim', { studentId: record.id, isLinked: true });
  }
}
