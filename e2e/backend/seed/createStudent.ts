import type { DemoContext } from './seedDemo';
import type { Education } from './seedEducation';

type StatusKey = 'ENROLLED' | 'ACADEMIC_LEAVE' | 'GRADUATED' | 'EXPELLED' | 'TRANSFERRED';

/** Most study; the rest show every other state. */
export function statusOf(index: number): StatusKey {
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

interface Wish {
  /** The human's id. */
  id: string;
  course: number;
  index: number;
}

/** A record of study as the reference-data service keeps it. */
export function createStudent(context: DemoContext, education: Education, wish: Wish) {
  const { random, calendar, reference } = context;
  const program =
    education.programs[wish.index === 0 ? 1 : wish.index % education.programs.length]!;
  const years = Math.ceil(program.months / 12);
  const course = Math.min(wish.course, years);
  const september = Date.UTC(calendar.year - course + (calendar.month(0).number > 8 ? 1 : 0), 8, 1);
  const enrolled = new Date(september);
  const ends = new Date(Date.UTC(enrolled.getUTCFullYear() + years, 5, 30));
  return {
    humanId: wish.id,
    eduOrgId: program.eduOrgId,
    programId: program.id,
    recordBook: `${String(enrolled.getUTCFullYear()).slice(2)}${random.digits(5)}`,
    group: `${groupLetters[program.level]}-${course}${1 + random.below(4)}`,
    course,
    level: program.level,
    form: wish.index % 6 === 5 ? ('PART_TIME' as const) : ('FULL_TIME' as const),
    basis: (['BUDGET', 'BUDGET', 'BUDGET', 'PAID', 'TARGET'] as const)[wish.index % 5]!,
    statusId: reference.statuses.find(({ key }) => key === statusOf(wish.index))!.id,
    enrolledAt: enrolled.toISOString().slice(0, 10),
    expectedEndAt: ends.toISOString().slice(0, 10),
    nsiId: `STD-${String(wish.index + 1).padStart(6, '0')}`,
  };
}
