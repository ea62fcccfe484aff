import type * as contract from '@campus/shared/contract/students';
import { eq } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import type { Context, Handler } from '../Handler';
import { lockHuman } from '../humans/lockHuman';
import { tellHuman } from '../notifications/tellHuman';
import { findStudent } from '../participants/findStudent';
import { Refusal } from '../Refusal';
import { studentStatuses } from '../schema/education';
import { students, type humans } from '../schema/people';
import type { Participant } from '../Visitor';
import { agreesWith } from './agreesWith';
import { compareIdentity } from './compareIdentity';

type Human = typeof humans.$inferSelect;

const linked = {
  title: { ru: 'Учёба добавлена', en: 'Your study is linked' },
  body: {
    ru: 'Запись учебного заведения связана с вашей учётной записью.',
    en: 'The record of your organisation is linked to your account.',
  },
};

async function lockRecord(tx: Database, human: Human, id: string) {
  const [record] = await tx.select().from(students).where(eq(students.id, id)).for('no key update');
  if (!record) throw new Refusal(404, 'NOT_FOUND');
  if (record.humanId === human.id) throw new Refusal(409, 'STUDENT_LINKED');
  if (record.humanId) throw new Refusal(409, 'STUDENT_TAKEN');
  const isOther = human.identityStatus === 'VERIFIED' && agreesWith(human, record) === false;
  if (isOther) throw new Refusal(422, 'STUDENT_DIFFERS');
  return record;
}

/** A study that is over gives way to the next one. */
async function leaveOldStudy(tx: Database, humanId: string) {
  const [own] = await tx
    .select({ id: students.id, isGoingOn: studentStatuses.isStudying })
    .from(students)
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(students.humanId, humanId));
  if (own?.isGoingOn) throw new Refusal(409, 'STUDENT_LINKED');
  if (own) await tx.update(students).set({ humanId: null }).where(eq(students.id, own.id));
  return own?.id;
}

async function claim(tx: Database, context: Context<Participant>, uuid: string) {
  const human = await lockHuman(tx, context.visitor.id);
  if (human.identityStatus === 'EMPTY') throw new Refusal(422, 'IDENTITY_EMPTY');
  const record = await lockRecord(tx, human, uuid);
  const from = await leaveOldStudy(tx, human.id);
  await tx.update(students).set({ humanId: human.id }).where(eq(students.id, uuid));
  await recordLog(tx, context, {
    action: 'student.claim',
    entity: { type: 'student', id: uuid },
    humanId: human.id,
    diff: { studentId: { from, to: uuid } },
  });
  await tellHuman(tx, human.id, { kind: 'INFO', link: '/me/study', ...linked });
  return compareIdentity(tx, human, record);
}

/** «This is me»: of several who say so about one record, the first gets it. */
export const claimStudent: Handler<typeof contract.claimStudent> = async (
  { params: { uuid } },
  context,
) => {
  const { db, visitor, language } = context;
  const identityStatus = await db.transaction((tx) => claim(tx, context, uuid));
  return { student: existing(await findStudent(db, visitor.id, language)), identityStatus };
};
