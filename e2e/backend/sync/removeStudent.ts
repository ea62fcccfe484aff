import { eq } from 'drizzle-orm';
import { blockCard } from '../cards/blockCard';
import type { Database } from '../database/Database';
import { tellHuman } from '../notifications/tellHuman';
import { students } from '../schema/people';
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

/** The record and its plan belong to the service and go; the person and what was paid stay. */
export async function removeStudent(tx: Database, message: SyncRecord) {
  const known = await findByNsiId(tx, students, message.externalId);
  if (!known) return;
  await tx.delete(workPlanItems).where(eq(workPlanItems.studentId, known.id));
  await tx.delete(students).where(eq(students.id, known.id));
  await logSync(tx, message, 'student', known, undefined);
  if (!known.humanId) return;
  await tellHuman(tx, known.humanId, notice);
  await blockCard(tx, actorOf(message), known.humanId, 'STUDY_ENDED');
}
