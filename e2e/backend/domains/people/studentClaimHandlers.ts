import type { LanguageKey } from '@campus/shared/contract/fields';
import { identityMoves } from '@campus/shared/contract/people/machine';
import { canMove } from '@campus/shared/contract/machine';
import type * as contract from '@campus/shared/contract/people/staffCalls';
import { asc, desc, eq, and, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordLog } from '../../platform/audit/recordLog';
import { blockCard } from '../cards/blockCard';
import { countRows } from '../../platform/database/countRows';
import type { Database } from '../../platform/database/Database';
import { isAnyOf } from '../../platform/database/conditions';
import { onPage } from '../../platform/database/onPage';
import { asSentence } from '../../platform/messages/asSentence';
import type { Context, Handlers, Handler } from '../../platform/Handler';
import { identityNotices } from './identityNotices';
import { lockHuman } from '../accounts/lockHuman';
import { maskSnils } from './maskDocuments';
import { readHuman } from './readHuman';
import { tellHuman } from '../inbox/tellHuman';
import { toStudent } from '../accounts/toStudent';
import { Refusal } from '../../platform/access/Refusal';
import { eduOrgs, programs, studentStatuses } from '../resources/resourceTables';
import { humans, students } from '../accounts/humanTables';
import { users } from '../accounts/userTables';
import { studentClaims } from './peopleTables';
import { illegalMove, assertMove } from '../../platform/states/transitionTo';
import { saveVersion } from '../../platform/states/saveVersion';
import type { StaffMember } from '../../platform/access/Requester';
import { agreementOf } from './agreementOf';
import { formerStudyOf, linkStudy, toStudy } from './linkStudy';
import { lockRecord } from './lockRecord';
import { moveClaim } from './moveClaim';

type Staff = Context<StaffMember>;

/** The identity that was looked at, and no other that was told since. */
async function confirmIdentity(
  tx: Database,
  context: Staff,
  { id, identityStatus }: typeof humans.$inferSelect,
  version: number,
) {
  assertMove('identity', identityMoves.confirm, identityStatus);
  await saveVersion(tx, humans, { id, version }, { identityStatus: 'VERIFIED' });
  if (identityStatus === 'VERIFIED') return;
  await recordLog(tx, context, {
    action: 'human.identity.confirm',
    entity: { type: 'human', id },
    humanId: id,
    diff: { identityStatus: { from: identityStatus, to: 'VERIFIED' } },
  });
  await tellHuman(tx, id, identityNotices.VERIFIED);
}

/** The record is one person’s: whoever else waits for it waits in vain. */
async function refuseOthers(tx: Database, context: Staff, id: string, studentId: string) {
  const others = await tx
    .select({ id: studentClaims.id })
    .from(studentClaims)
    .where(
      and(
        eq(studentClaims.studentId, studentId),
        eq(studentClaims.status, 'WAITING'),
        ne(studentClaims.id, id),
      ),
    );
  for (const other of others) await moveClaim(tx, context, other.id, { move: 'yield' });
}

interface Decision {
  id: string;
  humanVersion: number;
  studentVersion: number;
}

/**
 * Links the record to the person and verifies the identity.
 * @throws Refusal 404; 409 STATE, VERSION, STUDENT_TAKEN or STUDY_GOES_ON
 */
async function acceptClaim(
  tx: Database,
  context: Staff,
  { id, humanVersion, studentVersion }: Decision,
) {
  const [claim] = await tx.select().from(studentClaims).where(eq(studentClaims.id, id));
  if (!claim) throw new Refusal(404, 'NOT_FOUND');
  // The person first, then the record, as whoever claims does: two orders could wait for ever.
  const human = await lockHuman(tx, claim.humanId);
  if (human.state !== 'ACTIVE') throw illegalMove('human', human.state);
  const record = await lockRecord(tx, claim.studentId);
  await moveClaim(tx, context, id, { move: 'accept' });
  if (record.humanId && record.humanId !== human.id) throw new Refusal(409, 'STUDENT_TAKEN');
  const former = await formerStudyOf(tx, human.id, record, 'STUDY_GOES_ON');
  await confirmIdentity(tx, context, human, humanVersion);
  const seen = { ...record, version: studentVersion };
  await linkStudy(tx, context, { humanId: human.id, record: seen, former });
  await refuseOthers(tx, context, id, record.id);
}

const notice = (reason: string) => ({
  kind: 'INFO' as const,
  title: { ru: 'Учёба отвязана от вашей учётной записи', en: 'Your studies are unlinked' },
  body: {
    ru: `Причина: ${asSentence(reason)} Личность нужно подтвердить заново. Если это ошибка, напишите в поддержку.`,
    en: `Reason: ${asSentence(reason)} Your identity needs to be confirmed again. If this is a mistake, contact support.`,
  },
  ...toStudy,
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

const unlinkStudy: Handler<typeof contract.unlinkStudy> = async (
  { params: { id }, body: { reason } },
  context,
) => {
  await context.db.transaction((tx) => unlink(tx, context, id, reason));
  const { profile } = await readHuman(id, context);
  return profile;
};

const holders = alias(humans, 'holders');

/** Claims with both records, and with those who have decided; add `where` and order. */
const selectClaims = (db: Database) =>
  db
    .select({
      claim: studentClaims,
      human: humans,
      student: students,
      eduOrg: eduOrgs,
      program: programs,
      status: studentStatuses,
      holder: holders,
      user: users,
    })
    .from(studentClaims)
    .innerJoin(humans, eq(humans.id, studentClaims.humanId))
    .innerJoin(students, eq(students.id, studentClaims.studentId))
    .innerJoin(eduOrgs, eq(eduOrgs.id, students.eduOrgId))
    .innerJoin(programs, eq(programs.id, students.programId))
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .leftJoin(holders, eq(holders.id, students.humanId))
    .leftJoin(users, eq(users.id, studentClaims.decidedById));

type Row = Awaited<ReturnType<typeof selectClaims>>[number];

/** A claim as staff see it: what the person has told beside what the record says. */
function toClaim(row: Row, language: LanguageKey) {
  const { claim, human, student, holder, user } = row;
  const { recordBook } = claim;
  return {
    ...claim,
    createdAt: claim.createdAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
    decidedBy: user && { id: user.id, name: `${user.lastName} ${user.firstName}` },
    human: { ...human, snils: maskSnils(human.snils), recordBook },
    student: { ...toStudent(row, language), snils: maskSnils(student.snils) },
    agreement: agreementOf(human, student, recordBook),
    holder,
  };
}

/** @throws Refusal 404 */
async function readClaim({ db, language }: Context, id: string) {
  const [row] = await selectClaims(db).where(eq(studentClaims.id, id));
  if (!row) throw new Refusal(404, 'NOT_FOUND');
  return toClaim(row, language);
}

export const studentClaimHandlers = {
  async filterStudentClaims({ query: { skip, size, ...order }, body }, { db, language }) {
    const where = isAnyOf(studentClaims.status, body.statuses);
    const orderBy = [(order.asc ? asc : desc)(studentClaims.createdAt)];
    const rows = await selectClaims(db)
      .where(onPage(db, studentClaims, { where, orderBy, skip, size }))
      .orderBy(...orderBy, studentClaims.id);
    const items = rows.map((row) => toClaim(row, language));
    return { items, total: await countRows(db, studentClaims, where), skip, size };
  },

  getStudentClaim: ({ params: { id } }, context) => readClaim(context, id),

  async acceptStudentClaim({ params: { id }, body }, context) {
    await context.db.transaction((tx) => acceptClaim(tx, context, { id, ...body }));
    return readClaim(context, id);
  },

  async refuseStudentClaim({ params: { id }, body: { reason } }, context) {
    const step = { move: 'refuse', reason } as const;
    await context.db.transaction((tx) => moveClaim(tx, context, id, step));
    return readClaim(context, id);
  },

  unlinkStudy,
} satisfies Partial<Handlers<typeof contract>>;
