import { assertDefined } from '../../../platform/database/assertDefined';
import { workPlanItems } from '../educationTables';
import { disciplineRows } from './data/disciplineRows';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';
import type { DemoStudent, Students } from '../../accounts/seed/seedPeople';

const planned = 20;
/** The organisations that teach engineering, by their place among all. */
const technical = [0, 3, 4, 7];
const marks = ['Отлично', 'Хорошо', 'Отлично', 'Хорошо', 'Удовлетворительно'];

type Row = (typeof disciplineRows)[number][number];

function resultOf({ random }: DemoContext, { control }: Row) {
  return control === 'CREDIT' ? 'Зачтено' : random.pick(marks);
}

/** A semester ends with exams in January or in June. */
function semesterOf(enrolledAt: string, index: number) {
  const from = Number(enrolledAt.slice(0, 4)) + Math.floor(index / 2);
  const isAutumn = index % 2 === 0;
  const exams = isAutumn ? `${from + 1}-01` : `${from + 1}-06`;
  return { period: `${from}-${isAutumn ? 1 : 2}`, exams };
}

function planOf(context: DemoContext, { study }: DemoStudent) {
  return disciplineRows.flatMap((rows, index) => {
    const { period, exams } = semesterOf(study.enrolledAt, index);
    return rows.map((row, place) => {
      const day = `${exams}-${10 + place * 2}`;
      const isOver = day < context.calendar.day(0);
      return {
        ...row,
        studentId: study.id,
        period,
        hours: row.credits * 36,
        result: isOver ? resultOf(context, row) : null,
        resultDate: isOver ? day : null,
        nsiId: `WPL-${index + 1}${place + 1}`,
        syncedAt: context.calendar.moment(-1, 2),
      };
    });
  });
}

/** Work plans of eight semesters for twenty engineers, student@ first. */
export async function seedWorkPlans(context: DemoContext, education: Education, people: Students) {
  const organisations = technical.map((place) => assertDefined(education.eduOrgs[place]).id);
  const students = people.filter(
    ({ status, study }) =>
      status === 'ENROLLED' &&
      !['MASTER', 'PHD'].includes(study.level) &&
      organisations.includes(study.eduOrgId),
  );
  const rows = students.slice(0, planned).flatMap((student) => planOf(context, student));
  await insertAll(context.tx, workPlanItems, rows);
}
