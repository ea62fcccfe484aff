import type { LanguageKey } from '@campus/shared/contract/fields';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/Database';
import { maskSnils } from '../humans/maskSnils';
import { toStudent } from '../participants/toStudent';
import { eduOrgs, programs, studentStatuses } from '../schema/education';
import { humans, students } from '../schema/people';
import { users } from '../schema/staff';
import { studentClaims } from '../schema/studentClaims';
import { agreementOf } from './agreementOf';

const holders = alias(humans, 'holders');

/** Claims with both records, and with those who have decided; add `where` and order. */
export const selectClaims = (db: Database) =>
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
export function toClaim(row: Row, language: LanguageKey) {
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
