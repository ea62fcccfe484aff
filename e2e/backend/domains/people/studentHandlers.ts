import type { ParsedInput } from '@campus/shared/contract/call';
import type * as contract from '@campus/shared/contract/people/calls';
import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handlers, Context, Handler } from '../../platform/Handler';
import { inLanguage } from '../../platform/messages/inLanguage';
import { selectStudents } from '../accounts/toStudent';
import { Refusal } from '../../platform/access/Refusal';
import { eduOrgs } from '../resources/resourceTables';
import { toOrganisation } from '../resources/toOrganisation';
import { humans, students } from '../accounts/humanTables';
import { tooManyRequests } from '../../platform/limits/tooManyRequests';
import type { Participant } from '../../platform/access/Requester';
import { claimStudent } from './claimStudent';
import { studentClaims } from './peopleTables';

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

async function limit({ limits, visitor }: Context<Participant>, { recordBook }: Wanted) {
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

/** Е and Ё are one letter in documents, and case is none. */
const isNamed = (column: PgColumn, name: string) =>
  sql`replace(lower(${column} collate "und-x-icu"), 'ё', 'е') = ${name.toLowerCase().replaceAll('ё', 'е')}`;

const isEqual = (column: PgColumn, value: string | null | undefined) =>
  value ? eq(column, value) : undefined;

/** By name and birthday, or by a number; a number of somebody with another surname finds nothing. */
function matching(wanted: Awaited<ReturnType<typeof wantedBy>>): SQL | undefined {
  const { lastName, firstName, birthDate, recordBook, snils } = wanted;
  const bySurname = lastName ? isNamed(students.lastName, lastName) : undefined;
  const numbered = or(isEqual(students.recordBook, recordBook), isEqual(students.snils, snils));
  const byNumber = numbered && and(numbered, or(isNull(students.lastName), bySurname));
  const isPersonKnown = bySurname && firstName && birthDate;
  const byPerson =
    isPersonKnown &&
    and(bySurname, isNamed(students.firstName, firstName), eq(students.birthDate, birthDate));
  return or(byNumber, byPerson || undefined);
}

const findStudents: Handler<Call> = async ({ params: { eduOrgId }, body }, context) => {
  const { db, language } = context;
  await limit(context, body);
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
