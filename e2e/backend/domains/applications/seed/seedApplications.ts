import type {
  ApplicationStatus,
  ApplicationType,
} from '@campus/shared/contract/applications/machine';
import { sql } from 'drizzle-orm';
import { demoAccounts } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { applications } from '../applicationTables';
import { isPayee } from '../../payments/seed/createCandidates';
import { applicants, rejections } from './data/applicants';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Registers } from '../../payments/seed/seedPayments';
import type { Students, DemoStudent } from '../../accounts/seed/seedPeople';
import type { Staff } from '../../accounts/seed/seedStaff';

/** The study as it was when the application was made. */
function snapshotOf({ person, study }: DemoStudent) {
  const { lastName, firstName, middleName, birthDate } = person;
  const { course, group, level, form, basis, recordBook } = study;
  return {
    lastName,
    firstName,
    middleName,
    birthDate,
    eduOrg: study.eduOrg,
    program: study.program,
    status: study.status,
    course,
    group,
    level,
    form,
    basis,
    recordBook,
  };
}

const banks = ['Банк «Образцовый»', 'Студенческий кредитный союз', 'Банк «Первый взнос»'];

/** The terms of the credit whose interest is to be refunded. */
function creditOf({ calendar }: DemoContext, student: DemoStudent, index: number) {
  return {
    programId: student.study.programId,
    semester: `${calendar.month(-5).year}-${1 + (index % 2)}`,
    bank: banks[index % banks.length],
    contractNumber: `ОК-${2_400 + index * 7}/${student.study.course}`,
    contractDate: calendar.day(-600 - index * 3),
    creditAmount: (180_000 + index * 4_500) * 100,
    accountMask: student.accountMask,
  };
}

interface Wish {
  type: ApplicationType;
  status: ApplicationStatus;
  /** The applicant's place among those who are paid. */
  who: number;
  /** The first, second, … of its kind. */
  place: number;
}

const wishes: Wish[] = Object.entries(applicants).flatMap(([type, byStatus]) =>
  Object.entries(byStatus).flatMap(([status, people]) =>
    people.map((who, place) => ({
      type: type as ApplicationType,
      status: status as ApplicationStatus,
      who,
      place,
    })),
  ),
);

const overdue = { ESK_CARD: 2, EXTRA_GRANT: 2, CREDIT_GRANT: 1 };

/** Days since it was filed; the first of those that wait have waited for too long. */
function ageOf({ type, status, place, who }: Wish) {
  if (status === 'NEW') return place < overdue[type] ? 14 + place : 1 + (place % 2);
  return 24 + place * 9 + who;
}

const prefixes = { ESK_CARD: 'ESK', EXTRA_GRANT: 'EG', CREDIT_GRANT: 'CG' };
const registerTypes = { ESK_CARD: null, EXTRA_GRANT: 'extra-grant', CREDIT_GRANT: 'credit-grant' };

export interface Surroundings {
  people: Students;
  staff: Staff;
  registers: Registers;
}

function createApplication(context: DemoContext, { people, staff, registers }: Surroundings) {
  const payees = people.filter(isPayee);
  return (wish: Wish, index: number) => {
    const { type, status, who } = wish;
    const person = assertDefined(payees[who]);
    const createdAt = context.calendar.moment(-ageOf(wish), 6 + (index % 9), index % 60);
    const decider = type === 'ESK_CARD' ? demoAccounts.support : demoAccounts.payments;
    const register = registers.find((row) => row.type === registerTypes[type]);
    const decision = {
      decidedById: status === 'CANCELLED' ? null : staff.idOf(decider.email),
      decidedAt: context.calendar.moment(3 - ageOf(wish), 12, index % 60),
      rejectReason: status === 'REJECTED' ? assertDefined(rejections[type][wish.place % 2]) : null,
      paymentId: status === 'APPROVED' ? register?.id : null,
    };
    return {
      number: `${prefixes[type]}-${createdAt.getUTCFullYear()}-${String(index + 1).padStart(6, '0')}`,
      type,
      status,
      humanId: person.id,
      eduOrgId: person.eduOrgId,
      studentSnapshot: snapshotOf(person),
      payload: type === 'CREDIT_GRANT' ? creditOf(context, person, index) : null,
      createdAt,
      ...(status !== 'NEW' && decision),
    };
  };
}

/** 60 applications: five of each type in each state, five of the new ones overdue. */
export async function seedApplications(context: DemoContext, surroundings: Surroundings) {
  const rows = wishes.map(createApplication(context, surroundings));
  await insertAll(context.tx, applications, rows);
  await context.tx.execute(sql`select setval('application_numbers', ${rows.length})`);
}
