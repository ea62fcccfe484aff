import { demoStudy } from '../../fixtures/demoAccounts';
import { existing } from '../existing';
import { students } from '../schema/people';
import { createStudent } from './createStudent';
import { insertAll } from './insertAll';
import type { DemoContext } from './seedDemo';
import type { Education } from './seedEducation';
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
  const newcomer = { ...existing(waiting[0]), ...demoStudy };
  const records = [newcomer, ...named].map((person, index) => ({
    ...createStudent(context, education, { person, index: index + firstIndex }),
    humanId: null,
    course: 1,
    basis: 'BUDGET' as const,
    statusId: existing(context.reference.statuses.find(({ key }) => key === 'ENROLLED')).id,
  }));
  await insertAll(context.tx, students, records);
}
