import { identityMoves } from '@campus/shared/contract/machines/human';
import type * as contract from '@campus/shared/contract/studentClaims';
import { canMove } from '@campus/shared/contract/machines/Move';
import { eq } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import { blockCard } from '../cards/blockCard';
import type { Database } from '../database/Database';
import type { Context, Handler } from '../Handler';
import { lockHuman } from '../humans/lockHuman';
import { readHuman } from '../humans/readHuman';
import { tellHuman } from '../notifications/tellHuman';
import { Refusal } from '../Refusal';
import { humans, students } from '../schema/people';
import { saveVersion } from '../states/saveVersion';
import type { StaffMember } from '../Visitor';

const notice = (reason: string) => ({
  kind: 'INFO' as const,
  title: { ru: 'Учёба снята с вашей учётной записи', en: 'Your study is unlinked' },
  body: {
    ru: `Причина: ${reason}. Личность нужно подтвердить заново. Если это ошибка, напишите в поддержку.`,
    en: `Reason: ${reason}. Your identity has to be verified again. If this is a mistake, write to support.`,
  },
  link: '/me/study',
});

/** The identity was compared with a record that is not the person’s, so it is open again. */
async function reopenIdentity(tx: Database, human: typeof humans.$inferSelect) {
  const { identityStatus: from } = human;
  if (!canMove(identityMoves.reopen, from)) return undefined;
  await saveVersion(tx, humans, human, { identityStatus: 'FILLED' });
  return { from, to: 'FILLED' };
}

/** As when the organisation removes the record, the card ends with the study. */
async function unlink(tx: Database, context: Context<StaffMember>, id: string, reason: string) {
  const human = await lockHuman(tx, id);
  const isOwn = eq(students.humanId, id);
  const [record] = await tx.select().from(students).where(isOwn).for('no key update');
  if (!record) throw new Refusal(422, 'STUDY_NOT_LINKED');
  await saveVersion(tx, students, record, { humanId: null });
  const identityStatus = await reopenIdentity(tx, human);
  await recordLog(tx, context, {
    action: 'student.unlink',
    entity: { type: 'student', id: record.id },
    humanId: id,
    diff: {
      studentId: { from: record.id },
      reason: { to: reason },
      ...(identityStatus && { identityStatus }),
    },
  });
  await tellHuman(tx, id, notice(reason));
  await blockCard(tx, context, id, 'STUDY_ENDED');
}

export const unlinkStudy: Handler<typeof contract.unlinkStudy> = async (
  { params: { id }, body: { reason } },
  context,
) => {
  await context.db.transaction((tx) => unlink(tx, context, id, reason));
  const { profile } = await readHuman(id, context);
  return profile;
};
