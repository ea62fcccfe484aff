import { and, eq } from 'drizzle-orm';
import { recordLog } from '../audit/recordLog';
import type { Database } from '../database/Database';
import { existing } from '../existing';
import type { Context } from '../Handler';
import { enqueue } from '../jobs/enqueue';
import { tellHuman } from '../notifications/tellHuman';
import type { students } from '../schema/people';
import { studentClaims } from '../schema/studentClaims';
import type { Participant } from '../Visitor';

const asked = {
  title: { ru: 'Запрос об учёбе принят', en: 'Your claim to a study is received' },
  body: {
    ru: 'Совпавших данных не хватило, чтобы сразу добавить учёбу. Сотрудники сравнят их с записью и напишут вам. Если вы ошиблись в данных или не указали номер зачётной книжки, исправьте это и попробуйте ещё раз.',
    en: 'What agrees is not enough to link the study at once. Staff will compare your details with the record and write to you. If you made a mistake or left out the record book number, put it right and try again.',
  },
};

/** The claim of a person that staff still have to decide on. */
export async function waitingClaimOf(tx: Database, humanId: string, studentId: string) {
  const { status, ...of } = studentClaims;
  const [claim] = await tx
    .select()
    .from(studentClaims)
    .where(and(eq(of.humanId, humanId), eq(of.studentId, studentId), eq(status, 'WAITING')));
  return claim;
}

interface Wish {
  humanId: string;
  record: typeof students.$inferSelect;
  /** As it was typed. */
  recordBook: string | null;
}

/** Leaves a record of study to staff: one claim of a person to it waits, and only the first is told. */
export async function askStaff(
  tx: Database,
  context: Context<Participant>,
  { humanId, record, recordBook }: Wish,
) {
  const waiting = await waitingClaimOf(tx, humanId, record.id);
  if (waiting) {
    const isSame = eq(studentClaims.id, waiting.id);
    if (recordBook) await tx.update(studentClaims).set({ recordBook }).where(isSame);
    return waiting;
  }
  const createdAt = new Date(context.now());
  const wish = { humanId, studentId: record.id, recordBook, createdAt };
  const [row] = await tx.insert(studentClaims).values(wish).returning();
  const claim = existing(row);
  await recordLog(tx, context, {
    action: 'student.claim.ask',
    entity: { type: 'studentClaim', id: claim.id },
    humanId,
    diff: { studentId: { to: record.id } },
  });
  await tellHuman(tx, humanId, { kind: 'INFO', link: '/me/study', ...asked });
  if (record.email) {
    await enqueue(tx, 'student.mailClaim', { studentId: record.id, isLinked: false });
  }
  return claim;
}
