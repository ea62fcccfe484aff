import { eq } from 'drizzle-orm';
import { blockCard } from '../cards/blockCard';
import type { Database } from '../database/Database';
import { tellHuman } from '../notifications/tellHuman';
import { students } from '../schema/people';
import { studentClaims } from '../schema/studentClaims';
import { workPlanItems } from '../schema/workPlan';
import { findByNsiId } from './findByNsiId';
import { actorOf, logSync } from './logSync';
import type { SyncRecord } from './SyncRecord';

const notice = {
  kind: 'INFO',
  title: { ru: 'Запись об обучении удалена', en: 'Your study record was removed' },
  body: {
    ru: 'Учебное заведение удалило запись о вашем обучении. Если это ошибка, обратитесь в деканат, затем найдите запись ещё раз.',
    en: 'Your organisation removed the record of your study. If that is a mistake, ask its office, then look for the record again.',
  },
  link: '/me/study',
} as const;

const claimNotice = {
  ...notice,
  body: {
    ru: 'Учебное заведение удалило запись, о которой вы писали. Если это ошибка, обратитесь в деканат, затем найдите запись ещё раз.',
    en: 'Your organisation removed the record that you said was yours. If that is a mistake, ask its office, then look for the record again.',
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
export async function removeStudent(tx: Database, message: SyncRecord) {
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
