import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/people/calls';
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm';
import { claimDueDay } from '@campus/shared/contract/people/machine';
import type { Handlers, Context, Handler } from '../../platform/Handler';
import { inBoth } from '../../platform/messages/inBoth';
import { inLanguage } from '../../platform/messages/inLanguage';
import { Refusal } from '../../platform/access/Refusal';
import { notCounted } from '../../platform/limits/notCounted';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import type { Participant } from '../../platform/access/Requester';
import { recordLog } from '../../platform/audit/recordLog';
import type { Database } from '../../platform/database/Database';
import { assertDefined } from '../../platform/database/assertDefined';
import { enqueue } from '../../platform/jobs/enqueue';
import { selectStudents, findStudent } from '../accounts/toStudent';
import { eduOrgs } from '../resources/resourceTables';
import { toOrganisation } from '../resources/toOrganisation';
import { humans, students } from '../accounts/humanTables';
import { lockHuman } from '../accounts/lockHuman';
import { tellHuman } from '../inbox/tellHuman';
import { studentClaims } from './peopleTables';
import { agreementOf, proofIn } from './agreementOf';
import { linkStudy, formerStudyOf, toStudy } from './linkStudy';
import { lockRecord } from './lockRecord';
import { moveClaim } from './moveClaim';
import { settleIdentity } from './settleIdentity';
import { isSpelled, isUnsaid } from './spelling';

const asked = (createdAt: Date) => {
  const due = inBoth(claimDueDay(createdAt.toISOString()));
  return {
    kind: 'INFO' as const,
    title: { ru: 'Запрос об учёбе принят', en: 'We have received your study claim' },
    body: {
      ru: `Совпавших данных не хватило, чтобы сразу добавить учёбу. Сотрудники поддержки сравнят их с записью и ответят до ${due.ru}. Если вы ошиблись в данных или не указали номер зачётной книжки, исправьте это и попробуйте ещё раз.`,
      en: `Not enough details matched to link your studies straight away. Support will compare your details with the record and answer by ${due.en}. If you made a mistake or left out the record book number, correct it and try again.`,
    },
    ...toStudy,
  };
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
  await tellHuman(tx, humanId, asked(createdAt));
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

const claimKey = (visitor: Participant) => `student-claim:${visitor.id}`;

/** Before anything is looked up, so that the answer tells nothing to whoever tries on. */
async function limitClaims(context: Context<Participant>, uuid: string, recordBook: string | null) {
  const { limits, visitor } = context;
  const { isAllowed, retryAfter } = await limits.hit(claimKey(visitor), fivePerDay);
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
const claimStudent: Handler<typeof contract.claimStudent> = async (
  { params: { uuid }, body },
  context,
) => {
  const { db, limits, visitor, language } = context;
  const recordBook = body.recordBook ?? null;
  const isNumberBelieved = await limitClaims(context, uuid, recordBook);
  const wish = { uuid, recordBook, isNumberBelieved };
  const { identityStatus, waiting } = await db
    .transaction((tx) => claim(tx, context, wish))
    .catch(notCounted(() => limits.giveBack(claimKey(visitor)), ['IDENTITY_EMPTY']));
  if (!waiting) {
    return { student: await findStudent(db, visitor.id, language), identityStatus, claim: null };
  }
  const { id, status, createdAt } = waiting;
  const shown = { id, status, createdAt: createdAt.toISOString() };
  return { student: null, identityStatus, claim: shown };
};

const initial = (name: string | null) => name && `${name.slice(0, 1)}•••`;

const ending = (text: string | null) => text && `•••${text.length > 4 ? text.slice(-2) : ''}`;

/** A record of study as it is shown before anybody has proved that it is theirs. */
function maskRecord(student: typeof students.$inferSelect) {
  const { id, lastName, firstName, recordBook, level, course, group } = student;
  const name = [initial(lastName), initial(firstName)].filter(Boolean).join(' ');
  return { uuid: id, name: name || null, recordBook: ending(recordBook), level, course, group };
}

type Call = typeof contract.findStudents;
type Wanted = ParsedInput<Call>['body'];

const perHour = { max: 10, seconds: 3_600 };
/** Whoever may try numbers without end finds out one that proves a claim. */
const booksPerDay = { max: 5, seconds: 86_400 };
const shown = 5;

async function limitFinds({ limits, visitor }: Context<Participant>, { recordBook }: Wanted) {
  const { isAllowed, retryAfter } = await limits.hit(`student:${visitor.id}`, perHour);
  if (!isAllowed) throw tooManyRequests('STUDENT_FIND_LIMIT', retryAfter);
  if (!recordBook) return;
  const guess = await limits.hit(`student-find-book:${visitor.id}`, booksPerDay);
  if (!guess.isAllowed) throw tooManyRequests('STUDENT_BOOK_LIMIT', guess.retryAfter);
}

/** What was typed, and for the rest what the person has told of herself before. */
async function wantedBy({ db, visitor }: Context<Participant>, typed: Wanted) {
  const [own] = await db.select().from(humans).where(eq(humans.id, visitor.id));
  const { lastName, firstName, birthDate, snils } = { ...own, ...typed };
  return { lastName, firstName, birthDate, snils, recordBook: typed.recordBook };
}

/**
 * By name and birthday, or by a number; a number of somebody with another surname finds nothing. Of
 * who has one name a register knows no other.
 */
function matching(wanted: Awaited<ReturnType<typeof wantedBy>>): SQL | undefined {
  const { lastName, firstName, birthDate, recordBook, snils } = wanted;
  const bySurname = lastName ? isSpelled(students.lastName, lastName) : undefined;
  const numbered = or(
    recordBook ? isSpelled(students.recordBook, recordBook) : undefined,
    snils ? eq(students.snils, snils) : undefined,
  );
  const byNumber = numbered && and(numbered, or(isUnsaid(students.lastName), bySurname));
  const isPersonKnown = bySurname && firstName && birthDate;
  const byPerson =
    isPersonKnown &&
    and(
      bySurname,
      or(isUnsaid(students.firstName), isSpelled(students.firstName, firstName)),
      eq(students.birthDate, birthDate),
    );
  return or(byNumber, byPerson || undefined);
}

const findStudents: Handler<Call> = async ({ params: { eduOrgId }, body }, context) => {
  const { db, language } = context;
  await limitFinds(context, body);
  const isOpen = and(eq(eduOrgs.id, eduOrgId), eq(eduOrgs.isActive, true));
  if ((await db.$count(eduOrgs, isOpen)) === 0) throw new Refusal(404, 'NOT_FOUND');
  const matches = matching(await wantedBy(context, body));
  if (!matches) throw new Refusal(422, 'STUDENT_SEARCH_EMPTY');
  const rows = await selectStudents(db)
    .where(and(eq(students.eduOrgId, eduOrgId), matches))
    .orderBy(asc(students.course), students.id)
    .limit(shown);
  return rows.map(({ student, program }) => ({
    ...maskRecord(student),
    program: inLanguage(program.name, language),
  }));
};

const lastClaims = 10;

/** Which organisation was meant and what has become of it; the record itself stays untold. */
const listOwnClaims: Handler<typeof contract.listOwnClaims> = async (
  _,
  { db, visitor, language },
) => {
  const rows = await db
    .select({ claim: studentClaims, eduOrg: eduOrgs })
    .from(studentClaims)
    .innerJoin(students, eq(students.id, studentClaims.studentId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .where(eq(studentClaims.humanId, visitor.id))
    .orderBy(desc(studentClaims.createdAt), studentClaims.id)
    .limit(lastClaims);
  return rows.map(({ claim: { id, status, createdAt, decidedAt, reason }, eduOrg }) => ({
    ...{ id, status, reason },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    eduOrg: toOrganisation(eduOrg, language),
  }));
};

export const studentHandlers = { findStudents, claimStudent, listOwnClaims } satisfies Partial<
  Handlers<typeof contract>
>;
