import { cardPaths } from '@campus/shared/contract/cards/paths';
import type * as contract from '@campus/shared/contract/people/calls';
import { and, eq } from 'drizzle-orm';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import type { Context, Handler } from '../../platform/Handler';
import { lockHuman } from '../accounts/lockHuman';
import { enqueue } from '../../platform/jobs/enqueue';
import { tellHuman } from '../inbox/tellHuman';
import { findStudent } from '../accounts/toStudent';
import { Refusal } from '../../platform/access/Refusal';
import type { students } from '../accounts/humanTables';
import { studentClaims } from './peopleTables';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import type { Participant } from '../../platform/access/Requester';
import { agreementOf, proofIn } from './agreementOf';
import { linkStudy, formerStudyOf } from './linkStudy';
import { lockRecord } from './lockRecord';
import { moveClaim } from './moveClaim';
import { settleIdentity } from './settleIdentity';

const asked = {
  title: { ru: 'Запрос об учёбе принят', en: 'We have received your request about studies' },
  body: {
    ru: 'Совпавших данных не хватило, чтобы сразу добавить учёбу. Сотрудники сравнят их с записью и напишут вам. Если вы ошиблись в данных или не указали номер зачётной книжки, исправьте это и попробуйте ещё раз.',
    en: 'Not enough details matched to link your studies straight away. Staff will compare your details with the record and write to you. If you made a mistake or left out the record book number, correct it and try again.',
  },
};

/** The claim of a person that staff still have to decide on. */
async function waitingClaimOf(tx: Database, humanId: string, studentId: string) {
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
async function askStaff(
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
  const claim = assertDefined(row);
  await recordLog(tx, context, {
    action: 'student.claim.ask',
    entity: { type: 'studentClaim', id: claim.id },
    humanId,
    diff: { studentId: { to: record.id } },
  });
  await tellHuman(tx, humanId, { kind: 'INFO', link: cardPaths.card(), ...asked });
  if (record.email) {
    await enqueue(tx, 'student.mailClaim', { studentId: record.id, isLinked: false });
  }
  return claim;
}

const fivePerDay = { max: 5, seconds: 86_400 };

interface Claim {
  uuid: string;
  /** As it was typed. */
  recordBook: string | null;
  /** A number that too many have tried is left to staff. */
  isNumberBelieved: boolean;
}

/** Before anything is looked up, so that the answer tells nothing to whoever tries on. */
async function limit(context: Context<Participant>, uuid: string, recordBook: string | null) {
  const { limits, visitor } = context;
  const { isAllowed, retryAfter } = await limits.hit(`student-claim:${visitor.id}`, fivePerDay);
  if (!isAllowed) throw tooManyRequests('STUDENT_CLAIM_LIMIT', retryAfter);
  if (!recordBook) return true;
  const guess = await limits.hit(`student-book:${uuid.toLowerCase()}`, fivePerDay);
  return guess.isAllowed;
}

async function claim(tx: Database, context: Context<Participant>, wish: Claim) {
  const human = await lockHuman(tx, context.visitor.id);
  if (human.identityStatus === 'EMPTY') throw new Refusal(422, 'IDENTITY_EMPTY');
  const record = await lockRecord(tx, wish.uuid);
  const isOwn = record.humanId === human.id;
  if (isOwn && human.identityStatus === 'VERIFIED') throw new Refusal(409, 'STUDENT_LINKED');
  const former = await formerStudyOf(tx, human.id, record, 'STUDENT_LINKED');
  const { recordBook, isNumberBelieved } = wish;
  const proof = proofIn(agreementOf(human, record, isNumberBelieved ? recordBook : null));
  if (proof === 'PROVEN' && (isOwn || !record.humanId)) {
    const identityStatus = await settleIdentity(tx, human, 'VERIFIED');
    await linkStudy(tx, context, { humanId: human.id, record, former });
    const waiting = await waitingClaimOf(tx, human.id, record.id);
    if (waiting) await moveClaim(tx, context, waiting.id, { move: 'prove' });
    return { identityStatus, waiting: null };
  }
  const identityStatus =
    proof === 'DIFFERS' ? await settleIdentity(tx, human, 'MISMATCH') : human.identityStatus;
  const waiting = await askStaff(tx, context, { humanId: human.id, record, recordBook });
  return { identityStatus, waiting };
}

/** «This is me»: linked where a number proves it; else staff decide, and nothing more is shown. */
export const claimStudent: Handler<typeof contract.claimStudent> = async (
  { params: { uuid }, body },
  context,
) => {
  const { db, visitor, language } = context;
  const recordBook = body.recordBook ?? null;
  const isNumberBelieved = await limit(context, uuid, recordBook);
  const wish = { uuid, recordBook, isNumberBelieved };
  const { identityStatus, waiting } = await db.transaction((tx) => claim(tx, context, wish));
  if (!waiting) {
    return { student: await findStudent(db, visitor.id, language), identityStatus, claim: null };
  }
  const { id, status, createdAt } = waiting;
  const shown = { id, status, createdAt: createdAt.toISOString() };
  return { student: null, identityStatus, claim: shown };
};
