/** @jest-environment node */
import { and, eq, sql } from 'drizzle-orm';
import {
  nsiMessage,
  nsiOrganisation,
  nsiProgramme,
  nsiRemoval,
  nsiStudent,
  nsiStudy,
  nsiWorkPlan,
} from '../../../fixtures/nsiMessages';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { jobs } from '../../platform/jobs/jobTables';
import { eduOrgs, programs, studentStatuses } from '../resources/resourceTables';
import { students } from '../accounts/humanTables';
import { workPlanItems } from '../education/educationTables';
import { beforeTests } from '../../testing/beforeTests';
import { startTestSync } from './testing/startTestSync';

const sync = beforeTests(startTestSync);
afterAll(() => sync.stop());
beforeEach(() => {
  sync.backend.clock.shift = 0;
});

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
const rowOf = async <T extends typeof eduOrgs | typeof programs | typeof students>(
  table: T,
  nsiId: string,
) =>
  (
    await sync.backend.db
      .select()
      .from(table as typeof eduOrgs)
      .where(eq(table.nsiId, nsiId))
  )[0];
const studentOf = async (name: string) => {
  const [found] = await sync.backend.db
    .select({ student: students, status: studentStatuses.key })
    .from(students)
    .innerJoin(studentStatuses, eq(studentStatuses.id, students.statusId))
    .where(eq(students.nsiId, `STD-${name}`));
  return found && { ...found.student, status: found.status };
};
const planOf = async (name: string) => {
  const student = await studentOf(name);
  return student
    ? sync.backend.db.select().from(workPlanItems).where(eq(workPlanItems.studentId, student.id))
    : [];
};
const organisation = (name: string, title: string, second: number) =>
  nsiMessage('EDU_ORG', `ORG-${name}`, nsiOrganisation(title), { occurredAt: at(second) });

describe('messages about one study', () => {
  test('make the organisation, programme, student, plan and status', async () => {
    const states = await sync.deliver(...nsiStudy('All'));
    expect(states).toEqual(states.map(() => 'APPLIED'));
    expect(await rowOf(eduOrgs, 'ORG-All')).toMatchObject({ inn: '7830002293', isActive: true });
    expect(await studentOf('All')).toMatchObject({
      lastName: 'Студентка',
      middleName: null,
      snils: '11223344595',
      course: 1,
      status: 'ACADEMIC_LEAVE',
      humanId: null,
    });
    expect(await planOf('All')).toHaveLength(3);
  });

  test('heal by themselves where they come in the wrong order, each twice', async () => {
    const backwards = nsiStudy('Late').reverse();
    const states = await sync.deliver(...backwards, ...backwards);
    expect(new Set(states)).toEqual(new Set(['FAILED', 'APPLIED']));
    // A status needs the student, who needs the programme, which needs the organisation.
    for (const seconds of [6, 121, 1_801]) await sync.wait(seconds);
    const after = await Promise.all(backwards.map((message) => sync.recordOf(message)));
    expect(after.map(({ status, error }) => ({ status, error }))).toEqual(
      backwards.map(() => ({ status: 'APPLIED', error: null })),
    );
    expect(await studentOf('Late')).toMatchObject({ status: 'ACADEMIC_LEAVE' });
    expect(await planOf('Late')).toHaveLength(3);
  });

  test('wait for what they need after 5 s, 2 min, 30 min, 2 h and 12 h, then they are dead', async () => {
    const message = nsiMessage('PROGRAM', 'PRG-Alone', nsiProgramme('ORG-nobody'));
    expect(await sync.deliver(message)).toEqual(['FAILED']);
    for (const [index, seconds] of [5, 120, 1_800, 7_200, 43_200].entries()) {
      const record = await sync.recordOf(message);
      expect(record).toMatchObject({
        status: 'FAILED',
        attempts: index + 1,
        error: 'The organisation ORG-nobody is not known yet',
      });
      const left = assertDefined(record.nextAttemptAt).getTime() - sync.backend.services.now();
      expect(Math.round(left / 1_000)).toBe(seconds);
      await sync.wait(seconds + 1);
    }
    const dead = { status: 'DEAD', attempts: 6, nextAttemptAt: null };
    expect(await sync.recordOf(message)).toMatchObject(dead);
    await sync.wait(30 * 86_400);
    expect(await sync.recordOf(message)).toMatchObject(dead);
  });

  test('are dead, and not stuck, where their last attempt ends before it begins', async () => {
    const message = organisation('Stuck', 'Stuck', 1);
    await sync.nsi.send(sync.origin, message);
    const isItsJob = sql`${jobs.payload} ->> 'id' = ${(await sync.recordOf(message)).id}`;
    await sync.backend.db.update(jobs).set({ attempts: 6 }).where(isItsJob);
    await sync.work();
    const error = 'Each process that tried it died';
    expect(await sync.recordOf(message)).toMatchObject({ status: 'DEAD', error });
  });

  test('say which field cannot be read, and never its value', async () => {
    const payload = { ...nsiStudent('ORG-All', 'PRG-All'), course: 9, snils: '11223344500' };
    const message = nsiMessage('STUDENT', 'STD-Broken', payload);
    expect(await sync.deliver(message)).toEqual(['FAILED']);
    const { error } = await sync.recordOf(message);
    expect(error).toMatch(/snils: SNILS_CHECKSUM; course: RANGE/);
    expect(error).not.toMatch('11223344500');
  });

  test('do not take a programme of another organisation', async () => {
    await sync.deliver(organisation('Other', 'Other', 1));
    const message = nsiMessage('STUDENT', 'STD-Odd', nsiStudent('ORG-Other', 'PRG-All'));
    expect(await sync.deliver(message)).toEqual(['FAILED']);
    expect((await sync.recordOf(message)).error).toMatch(
      'is not one of the organisation ORG-Other',
    );
  });
});

describe('a record', () => {
  test('keeps the newest state, whatever comes last', async () => {
    const states = await sync.deliver(
      organisation('Order', 'Second', 20),
      organisation('Order', 'First', 10),
      organisation('Order', 'Third', 30),
    );
    expect(states).toEqual(['APPLIED', 'SKIPPED', 'APPLIED']);
    expect(await rowOf(eduOrgs, 'ORG-Order')).toMatchObject({ shortName: { ru: 'Third' } });
  });

  test('keeps the newest state while two workers race', async () => {
    const messages = Array.from({ length: 12 }, (_, index) =>
      organisation('Race', `State ${index}`, (index * 7) % 12),
    );
    await Promise.all(messages.map((message) => sync.nsi.send(sync.origin, message)));
    await Promise.all([sync.work(), sync.work()]);
    expect(await rowOf(eduOrgs, 'ORG-Race')).toMatchObject({ shortName: { ru: 'State 5' } });
    const states = await Promise.all(messages.map((message) => sync.recordOf(message)));
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['APPLIED', 'SKIPPED']));
  });

  test('takes what is absent as empty, and counts its versions', async () => {
    const { inn, ...without } = nsiOrganisation('Order');
    const city = 'Город, которого нет';
    const payload = { ...without, city };
    const message = nsiMessage('EDU_ORG', 'ORG-Order', payload, { occurredAt: at(40) });
    const { version } = assertDefined(await rowOf(eduOrgs, 'ORG-Order'));
    expect([inn, await sync.deliver(message)]).toEqual(['7830002293', ['APPLIED']]);
    const expected = { inn: null, cityId: null, version: version + 1 };
    expect(await rowOf(eduOrgs, 'ORG-Order')).toMatchObject(expected);
  });

  test('that changed is logged as the doing of the system, secrets masked', async () => {
    await sync.deliver(...nsiStudy('Logged').slice(0, 3));
    const { id } = assertDefined(await studentOf('Logged'));
    const isIt = and(eq(logs.entityId, id), eq(logs.action, 'student.create'));
    const [entry] = await sync.backend.db.select().from(logs).where(isIt);
    expect(entry).toMatchObject({ actorType: 'SYSTEM', diff: { snils: { to: '•••' } } });
    const again = nsiMessage('STUDENT', 'STD-Logged', nsiStudent('ORG-Logged', 'PRG-Logged'));
    await sync.deliver(again);
    const all = await sync.backend.db.select().from(logs).where(eq(logs.entityId, id));
    expect(all.map(({ action }) => action)).toEqual(['student.create']);
  });
});

describe('a removal', () => {
  test('closes an organisation, which stays', async () => {
    await sync.deliver(...nsiStudy('Gone'));
    expect(await sync.deliver(nsiRemoval('EDU_ORG', 'ORG-Gone'))).toEqual(['APPLIED']);
    expect(await rowOf(eduOrgs, 'ORG-Gone')).toMatchObject({ isActive: false });
  });

  test('drops a programme that nobody studies, and ends the grants of another', async () => {
    await sync.deliver(nsiMessage('PROGRAM', 'PRG-Unused', nsiProgramme('ORG-All')));
    const states = await sync.deliver(
      nsiRemoval('PROGRAM', 'PRG-Unused'),
      nsiRemoval('PROGRAM', 'PRG-Gone'),
    );
    expect(states).toEqual(['APPLIED', 'APPLIED']);
    expect(await rowOf(programs, 'PRG-Unused')).toBeUndefined();
    expect(await rowOf(programs, 'PRG-Gone')).toMatchObject({ grantEligible: false });
  });

  test('of a semester takes it out of the plan', async () => {
    await sync.deliver(nsiMessage('WORK_PLAN', 'PLN-Gone-2', nsiWorkPlan('STD-Gone', '2025-2')));
    const payload = { student: 'STD-Gone', period: '2025-1' };
    expect(await sync.deliver(nsiRemoval('WORK_PLAN', 'PLN-Gone', { payload }))).toEqual([
      'APPLIED',
    ]);
    expect(new Set((await planOf('Gone')).map(({ period }) => period))).toEqual(
      new Set(['2025-2']),
    );
  });

  test('of a student takes the record with its plan', async () => {
    expect(await sync.deliver(nsiRemoval('STUDENT', 'STD-Gone'))).toEqual(['APPLIED']);
    expect(await studentOf('Gone')).toBeUndefined();
  });

  test('is not undone by an older message, but by a newer one', async () => {
    const [older, newer] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    const student = (occurredAt: Date) =>
      nsiMessage('STUDENT', 'STD-Gone', nsiStudent('ORG-Gone', 'PRG-Gone'), { occurredAt });
    expect(await sync.deliver(student(older))).toEqual(['SKIPPED']);
    expect(await sync.deliver(student(newer))).toEqual(['APPLIED']);
    expect(await studentOf('Gone')).toBeDefined();
  });

  test('of what never came is remembered', async () => {
    const states = await sync.deliver(
      nsiRemoval('EDU_ORG', 'ORG-Never', { occurredAt: at(20) }),
      organisation('Never', 'Never', 10),
    );
    expect(states).toEqual(['APPLIED', 'SKIPPED']);
    expect(await rowOf(eduOrgs, 'ORG-Never')).toBeUndefined();
  });

  test('of a status makes no sense and fails', async () => {
    // Later than the status of the study, which is told a second ahead: an older one would be skipped.
    const occurredAt = new Date(Date.now() + 60_000);
    const removal = nsiRemoval('STUDENT_STATUS', 'STD-All', { occurredAt });
    expect(await sync.deliver(removal)).toEqual(['FAILED']);
  });
});

test('a work plan is replaced semester by semester, its items keep their ids', async () => {
  const [before] = await planOf('All');
  const shorter = nsiWorkPlan('STD-All', '2025-1', 1);
  Object.assign(assertDefined(shorter.items[0]), { result: 'отлично', resultDate: '2026-01-20' });
  await sync.deliver(
    nsiMessage('WORK_PLAN', 'PLN-All', shorter),
    nsiMessage('WORK_PLAN', 'PLN-All-2', nsiWorkPlan('STD-All', '2025-2', 2)),
  );
  const items = await planOf('All');
  expect(items.map(({ period }) => period).sort()).toEqual(['2025-1', '2025-2', '2025-2']);
  const kept = items.find(({ period }) => period === '2025-1');
  expect(kept).toMatchObject({ id: before?.id, result: 'отлично', resultDate: '2026-01-20' });
});
