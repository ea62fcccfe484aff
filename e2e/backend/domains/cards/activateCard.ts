import { dayAt, yearsAfter } from '@campus/shared/contract/days';
import { eq } from 'drizzle-orm';
import { system } from '../../platform/audit/Actor';
import type { Database } from '../../platform/database/Database';
import type { JobHandler } from '../../platform/jobs/JobHandler';
import { studentStatuses } from '../resources/resourceTables';
import { eskCards } from './cardTables';
import { students } from '../accounts/humanTables';
import { moveCard } from './moveCard';

const yearsValid = 5;

async function studyOf(tx: Database, humanId: string) {
  const [study] = await tx
    .select({ endsAt: students.expectedEndAt, isGoingOn: studentStatuses.isStudying })
    .from(students)
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(students.humanId, humanId));
  return study;
}

/** Five years, or until the study should end; a study that goes on past its end sets no limit. */
function periodFrom(issuedAt: string, endsAt: string | null | undefined) {
  const latest = yearsAfter(issuedAt, yearsValid);
  return { issuedAt, expiresAt: endsAt && endsAt > issuedAt && endsAt < latest ? endsAt : latest };
}

/** The card is ready. One that was closed meanwhile stays closed. */
export const activateCard: JobHandler<'card.issue'> = async ({ cardId }, { db, now }) => {
  const [card] = await db.select().from(eskCards).where(eq(eskCards.id, cardId)).for('update');
  if (card?.status !== 'ISSUING') return;
  const study = await studyOf(db, card.humanId);
  if (!study?.isGoingOn) {
    const blockReason = 'STUDY_ENDED';
    await moveCard(db, system, card, { move: 'close', to: 'CLOSED', set: { blockReason } });
    return;
  }
  const set = periodFrom(dayAt(now()), study.endsAt);
  await moveCard(db, system, card, { move: 'activate', to: 'ACTIVE', set });
};
