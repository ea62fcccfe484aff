import { workPlanItems } from '../../schema/workPlan';
import { disciplineRows } from '../data/disciplineRows';
import { idOf, mix } from './idOf';
import { pick } from './pick';
import { repeat } from './repeat';
import { sizes } from './sizes';
import { source, type ScaleContext } from './Source';

const plan = disciplineRows.flatMap((rows, semester) =>
  rows.map((row, place) => ({ ...row, semester, nsiId: `WPL-${semester + 1}${place + 1}` })),
);
/** Every ninth student has a plan; student@ is the first. */
const step = 9;

const createItem = ({ calendar }: ScaleContext) => {
  const syncedAt = calendar.moment(-1, 2);
  return (index: number) => {
    const student = Math.floor(index / plan.length) * step;
    const { discipline, control, credits, semester, nsiId } = pick(plan, index);
    const year = calendar.year - 1 - (mix(student) % 4) + Math.floor(semester / 2);
    const isOver = year < calendar.year - 1;
    return {
      studentId: idOf('student', student),
      period: `${year}-${1 + (semester % 2)}`,
      discipline,
      control,
      hours: credits * 36,
      credits,
      result: isOver ? pick(['Отлично', 'Хорошо', 'Зачтено'], mix(index)) : null,
      resultDate: isOver ? `${year + 1}-0${semester % 2 === 0 ? 1 : 6}-15` : null,
      nsiId,
      syncedAt,
    };
  };
};

export const scaleStudy = (context: ScaleContext) => [
  source(workPlanItems, repeat(sizes.workPlan, createItem(context))),
];
