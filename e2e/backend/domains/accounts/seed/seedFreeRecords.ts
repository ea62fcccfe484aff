import { demoStudy } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { insertAll } from '../../../platform/seed/insertAll';
import type { DemoContext } from '../../../platform/seed/SeedSteps';
import type { Education } from '../../resources/seed/seedEducation';
import { students } from '../humanTables';
import { createStudent } from './createStudent';
import type { People } from './seedPeople';

const firstIndex = 200;

/** Records of study that nobody has claimed: the newcomer's, and those of people who only look in. */
export async function seedFreeRecords(
  context: DemoContext,
  education: Education,
  { everybody, students: linked }: People,
) {
  const waiting = everybody.slice(linked.length).filter(({ state }) => state !== 'DELETED');
  const named = waiting.filter(({ lastName }) => lastName);
  const newcomer = { ...assertDefined(waiting[0]), ...demoStudy };
  const records = [newcomer, ...named].map((person, index) => ({
    ...createStudent(context, education, { person, index: index + firstIndex }),
    humanId: null,
    course: 1,
    basis: 'BUDGET' as const,
    statusId: assertDefined(context.reference.statuses.find(({ key }) => key === 'ENROLLED')).id,
  }));
  await insertAll(context.tx, students, records);
  return records;
}

export type FreeRecords = Awaited<ReturnType<typeof seedFreeRecords>>;
