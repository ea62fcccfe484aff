import { existing } from '../existing';
import { humans, students } from '../schema/people';
import { consents } from '../schema/support';
import { consentVersion } from '../support/consentVersion';
import { createPerson, demoNewcomer, demoStudent } from './createPerson';
import { createStudent, statusOf } from './createStudent';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';
import type { Education } from './seedEducation';

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
  const eduOrg = existing(education.eduOrgs.find(({ id }) => id === study.eduOrgId));
  const program = existing(education.programs.find(({ id }) => id === study.programId));
  const status = existing(reference.statuses.find(({ id }) => id === study.statusId));
  return { eduOrg: eduOrg.name, program: program.name, status: status.name };
}

/** 120 participants of whom 90 study; the first is student@, the first without a study newcomer@. */
export async function seedPeople(context: DemoContext, education: Education) {
  const people = createHumans(context);
  const studentRows = people
    .slice(0, studentCount)
    .map((person, index) => createStudent(context, education, { person, index }));
  await insertAll(context.tx, humans, people);
  await insertAll(context.tx, students, studentRows);
  const agreed = people.map(({ id, createdAt }) => ({
    humanId: id,
    type: 'PD' as const,
    textVersion: consentVersion,
    at: createdAt,
    ip: '192.0.2.1',
  }));
  await insertAll(context.tx, consents, agreed);
  const known = people.slice(0, studentCount).map((person, index) => {
    const study = existing(studentRows[index]);
    return {
      id: person.id,
      isVerified: person.identityStatus === 'VERIFIED',
      status: statusOf(index),
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
