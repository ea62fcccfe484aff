import { demoAccounts } from '../../fixtures/demoAccounts';
import { inn12, snils } from './checksums';
import { personNames } from './data/personNames';
import type { DemoContext } from './seedDemo';

type IdentityStatus = 'EMPTY' | 'FILLED' | 'VERIFIED' | 'MISMATCH';

interface Wish {
  index: number;
  isStudent: boolean;
  course: number;
  identityStatus: IdentityStatus;
}

function passportOf({ random, calendar }: DemoContext) {
  return {
    series: `40${random.digits(2)}`,
    number: `1${random.digits(5)}`,
    issuedAt: calendar.day(-300 - random.below(900)),
    issuedBy: 'Отдел по вопросам миграции № 1, Примерск',
    departmentCode: `780-${random.digits(3)}`,
  };
}

function documentsOf(context: DemoContext) {
  const { random, calendar } = context;
  return {
    birthDate: calendar.day(-365 * 18 - random.below(365 * 6)),
    citizenship: 'RU',
    snils: snils(`1${random.digits(8)}`),
    inn: inn12(`78${random.digits(8)}`),
    passport: passportOf(context),
  };
}

function nameOf({ random }: DemoContext, { isStudent, course, index }: Wish, gender: 'F' | 'M') {
  const names = personNames[gender];
  // Every third is called by the year of study, the others by what they are known for.
  const byYear = names.courses[Math.min(course, names.courses.length) - 1] ?? names.courses[0];
  return {
    lastName: isStudent ? names.student : names.visitor,
    firstName: index % 3 === 0 && isStudent ? byYear : random.pick(names.roles),
    middleName: index % 4 === 0 ? null : random.pick(names.middleNames),
  };
}

/** One fictional participant; EMPTY ones have given nothing but an e-mail. */
export function createPerson(context: DemoContext, wish: Wish) {
  const { random, calendar, reference, passwordHash } = context;
  const { index, identityStatus } = wish;
  const gender = index % 2 === 0 ? ('F' as const) : ('M' as const);
  const isKnown = identityStatus !== 'EMPTY';
  return {
    id: random.uuid(),
    email: `participant${String(index).padStart(3, '0')}@example.test`,
    identityStatus,
    languageId: index % 9 === 5 ? reference.languageIds.en : reference.languageIds.ru,
    passwordHash,
    createdAt: calendar.moment(-430 + index * 3),
    lastLoginAt: calendar.moment(-random.below(60), 6 + random.below(14), random.below(60)),
    ...(isKnown && { gender, ...nameOf(context, wish, gender), ...documentsOf(context) }),
    ...(isKnown && { phone: `+7999${String(1_000_000 + index)}` }),
  };
}

/** The participant who is shown first: everything is in order. */
export const demoStudent = {
  email: demoAccounts.student.email,
  lastName: 'Студентка',
  firstName: 'Второкурсница',
  middleName: 'Примеровна',
};

export const demoNewcomer = { email: demoAccounts.newcomer.email };
