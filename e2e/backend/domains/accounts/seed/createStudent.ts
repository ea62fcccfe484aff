import { assertDefined } from '../../../platform/database/assertDefined';
import type { humans } from '../humanTables';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';

type StatusKey = 'ENROLLED' | 'ACADEMIC_LEAVE' | 'GRADUATED' | 'EXPELLED' | 'TRANSFERRED';

/** Most study; the rest show every other state. */
export function studentStatusOf(index: number): StatusKey {
  if (index < 72) return 'ENROLLED';
  if (index < 77) return 'ACADEMIC_LEAVE';
  if (index < 83) return 'GRADUATED';
  return index < 87 ? 'EXPELLED' : 'TRANSFERRED';
}

const groupLetters: Record<string, string> = {
  SPO: 'К',
  BACHELOR: 'Б',
  SPECIALIST: 'С',
  MASTER: 'М',
  PHD: 'А',
};

interface Person extends Pick<typeof humans.$inferInsert, NamedIn> {
  id: string;
  course: number;
}

type NamedIn = 'lastName' | 'firstName' | 'middleName' | 'birthDate' | 'snils' | 'identityStatus';

interface Wish {
  person: Person;
  index: number;
}

/** Grants are for those who study at the cost of the state: whoever can be paid does. */
function basisOf(key: StatusKey, { person, index }: Wish): 'BUDGET' | 'PAID' | 'TARGET' {
  if (key === 'ENROLLED' && person.identityStatus === 'VERIFIED') return 'BUDGET';
  return index % 2 === 0 ? 'PAID' : 'TARGET';
}

/** When the study began and should end, for somebody who is in year `course` of `years` today. */
function termOf({ year, month }: DemoContext['calendar'], course: number, years: number) {
  const isAfterSummer = month(0).number > 8;
  const from = year - course + (isAfterSummer ? 1 : 0);
  return { from, enrolledAt: `${from}-09-01`, expectedEndAt: `${from + years}-06-30` };
}

/** Whom the record names; it does not agree with everybody's own words. */
function namedIn({ calendar }: DemoContext, { person }: Wish) {
  const { lastName, firstName, middleName, birthDate, snils, identityStatus } = person;
  const isTheSame = identityStatus !== 'MISMATCH';
  return {
    lastName,
    firstName,
    middleName,
    snils,
    birthDate: isTheSame ? birthDate : calendar.day(-365 * 20),
  };
}

/** A record of study as the reference-data service keeps it. */
export function createStudent(context: DemoContext, education: Education, wish: Wish) {
  const { random, calendar, reference } = context;
  const { programs } = education;
  // The first of all is student@, of Software Engineering.
  const program = assertDefined(programs[wish.index === 0 ? 1 : wish.index % programs.length]);
  const years = Math.ceil(program.months / 12);
  const key = studentStatusOf(wish.index);
  const course = key === 'GRADUATED' ? years : Math.min(wish.person.course, years);
  const { from, ...term } = termOf(calendar, course, years);
  return {
    ...term,
    ...namedIn(context, wish),
    id: random.uuid(),
    humanId: wish.person.id,
    eduOrgId: program.eduOrgId,
    programId: program.id,
    recordBook: `${String(from).slice(2)}${random.digits(5)}`,
    group: `${groupLetters[program.level]}-${course}${1 + random.below(4)}`,
    course,
    level: program.level,
    form: wish.index % 6 === 5 ? ('PART_TIME' as const) : ('FULL_TIME' as const),
    basis: basisOf(key, wish),
    statusId: assertDefined(reference.statuses.find((status) => status.key === key)).id,
    nsiId: `STD-${String(wish.index + 1).padStart(6, '0')}`,
  };
}
