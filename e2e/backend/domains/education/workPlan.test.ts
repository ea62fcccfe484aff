/** @jest-environment node */
import { getWorkPlan, getHumanWorkPlan } from '@campus/shared/contract/education/calls';
import { workPlanItems } from './educationTables';
import { addStudent } from '../applications/testing/openApplicationDesk';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let student: Awaited<ReturnType<typeof addStudent>>;
beforeAll(async () => {
  student = await addStudent(backend);
  const known = {
    studentId: student.record.id,
    control: 'EXAM',
    hours: 72,
    credits: 2.3,
    syncedAt: new Date(),
  } as const;
  const rows = [
    { period: '2025-2', nsiId: '1', discipline: { ru: 'Ядро', en: 'Kernel' } },
    { period: '2025-2', nsiId: '2', discipline: { ru: 'Ёмкость', en: 'Capacity' } },
    { period: '2025-1', nsiId: '1', discipline: { ru: 'Алгебра' } },
  ];
  await backend.db.insert(workPlanItems).values(rows.map((row) => ({ ...known, ...row })));
});

test('the newest semester comes first, with its sums', async () => {
  const { body } = await backend.send(getWorkPlan, { token: student.token });
  expect(body).toMatchObject({
    periods: ['2025-2', '2025-1'],
    period: '2025-2',
    hours: 144,
    credits: 4.6,
  });
  expect(body.items.map(({ discipline }) => discipline)).toEqual(['Ёмкость', 'Ядро']);
});

test('another semester is asked for by name, in the reader’s language', async () => {
  const { token } = student;
  const query = { period: '2025-1' };
  const { body } = await backend.send(getWorkPlan, { token, query, language: 'en' });
  expect(body.items).toMatchObject([{ discipline: 'Алгебра', control: 'EXAM' }]);
  const empty = await backend.send(getWorkPlan, { token, query: { period: '2020-1' } });
  expect(empty.body).toMatchObject({ period: '2020-1', items: [], hours: 0, syncedAt: null });
  const wrong = await backend.send(getWorkPlan, { token, query: { period: '2025' } });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { period: 'PERIOD_FORMAT' } } });
});

test('whoever has no plan yet has an empty one', async () => {
  const { token } = await addStudent(backend);
  const { body } = await backend.send(getWorkPlan, { token });
  expect(body).toMatchObject({ periods: [], period: null, items: [] });
});

test('a plan of semesters to come opens at the one that has begun', async () => {
  const ahead = await addStudent(backend);
  const rows = ['2090-1', '2025-1'].map((period) => ({
    ...{ studentId: ahead.record.id, period, nsiId: '1', control: 'EXAM' as const },
    ...{ discipline: { ru: 'Алгебра' }, hours: 36, credits: 1, syncedAt: new Date() },
  }));
  await backend.db.insert(workPlanItems).values(rows);
  const { body } = await backend.send(getWorkPlan, { token: ahead.token });
  expect(body).toMatchObject({ periods: ['2090-1', '2025-1'], period: '2025-1' });
});

test('staff see the same', async () => {
  const token = await backend.tokenOf('support');
  const params = { id: student.id };
  const { body } = await backend.send(getHumanWorkPlan, { token, params });
  expect(body).toMatchObject({ period: '2025-2', hours: 144 });
});
