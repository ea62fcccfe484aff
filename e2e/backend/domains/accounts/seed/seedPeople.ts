import { demoAccounts } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { humans, students } from '../humanTables';
import { withInn12Control, withSnilsControl } from '../../../platform/seed/checksums';
import { createStudent, studentStatusOf } from './createStudent';
import { personNames } from './data/personNames';
import { portrayed } from './drawing/looks';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';

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
    snils: withSnilsControl(`1${random.digits(8)}`),
    inn: withInn12Control(`78${random.digits(8)}`),
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
function createPerson(context: DemoContext, wish: Wish) {
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
const demoStudent = {
  email: demoAccounts.student.email,
  lastName: 'Студентка',
  firstName: 'Второкурсница',
  middleName: 'Примеровна',
};

const demoNewcomer = { email: demoAccounts.newcomer.email };

type StudentRow = ReturnType<typeof createStudent>;

const humanCount = 120;
const studentCount = 90;

function identityOf(index: number) {
  if (index === studentCount) return 'EMPTY';
  if (index < studentCount) return index % 11 === 10 ? 'MISMATCH' : 'VERIFIED';
  return (['FILLED', 'EMPTY', 'VERIFIED', 'MISMATCH'] as const)[index % 4] ?? 'EMPTY';
}

function createHumans(context: DemoContext) {
  return Array.from({ length: humanCount }, (_, index) => {
    const isStudent = index < studentCount;
    const course = index === 0 ? 2 : 1 + (index % 5);
    const wish = { index, isStudent, course, identityStatus: identityOf(index) } as const;
    const person = createPerson(context, wish);
    const isDeleted = index >= humanCount - 2;
    return {
      ...person,
      ...(index === 0 && demoStudent),
      ...(index === studentCount && demoNewcomer),
      ...(isDeleted && { state: 'DELETED' as const, deletedAt: context.calendar.moment(-12) }),
      course,
    };
  });
}

/** The study in words: how an application keeps it. */
function namesOf({ reference }: DemoContext, education: Education, study: StudentRow) {
  const eduOrg = assertDefined(education.eduOrgs.find(({ id }) => id === study.eduOrgId));
  const program = assertDefined(education.programs.find(({ id }) => id === study.programId));
  const status = assertDefined(reference.statuses.find(({ id }) => id === study.statusId));
  return { eduOrg: eduOrg.name, program: program.name, status: status.name };
}

/** 120 participants of whom 90 study; the first is student@, the first without a study newcomer@. */
export async function seedPeople(context: DemoContext, education: Education) {
  const people = createHumans(context);
  const studentRows = people
    .slice(0, studentCount)
    .map((person, index) => createStudent(context, education, { person, index }));
  const photoIds = await context.pictures.addTo(people, ({ id, email }) => {
    const name = portrayed.find((account) => demoAccounts[account].email === email);
    if (!name) return undefined;
    const own = { subjectId: id, ownerId: id };
    return { bucket: 'human-photo', domain: 'accounts', name, ...own };
  });
  await insertAll(
    context.tx,
    humans,
    people.map((person, index) => ({ ...person, photoId: photoIds[index] })),
  );
  await insertAll(context.tx, students, studentRows);
  const known = people.slice(0, studentCount).map((person, index) => {
    const study = assertDefined(studentRows[index]);
    return {
      id: person.id,
      isVerified: person.identityStatus === 'VERIFIED',
      status: studentStatusOf(index),
      accountMask: `•••• ${4821 + index}`,
      eduOrgId: study.eduOrgId,
      person,
      study: { ...study, ...namesOf(context, education, study) },
    };
  });
  return { students: known, everybody: people };
}

export type People = Awaited<ReturnType<typeof seedPeople>>;
export type Students = People['students'];
export type DemoStudent = Students[number];
