/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { syncHumanWorkPlan } from '@campus/shared/contract/sync/calls';
import { and, eq } from 'drizzle-orm';
import { nsiMessage, nsiOrganisation, nsiWorkPlan } from '../../../fixtures/nsiMessages';
import { nsiService } from '../../../fixtures/nsiService';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { jobs } from '../../platform/jobs/jobTables';
import { students } from '../accounts/humanTables';
import { rateLimits } from '../../platform/limits/limitTables';
import { users } from '../accounts/userTables';
import { workPlanItems } from '../education/educationTables';
import { beforeTests } from '../../testing/beforeTests';
import { startTestBackend, startTimeout } from '../../testing/startTestBackend';
import { startTestSync } from './testing/startTestSync';

/** student@ of the demo data. */
const nsiId = 'STD-000001';

const sync = beforeTests(startTestSync);
let support: string;
let humanId: string;
beforeAll(async () => {
  support = await sync.backend.tokenOf('support');
  humanId = await sync.backend.accountId('student');
});
afterAll(() => sync.stop());
beforeEach(async () => {
  await sync.backend.db.delete(rateLimits);
  await sync.backend.db.delete(jobs);
  sync.nsi.plans.clear();
});

const ask = (id = humanId, token = support, query = {}) =>
  sync.backend.send(syncHumanWorkPlan, { params: { id }, token, query });
const student = async () => {
  const isIt = eq(students.nsiId, nsiId);
  return assertDefined((await sync.backend.db.select().from(students).where(isIt))[0]);
};
async function itemsOf(period: string) {
  const { id } = await student();
  const isIt = and(eq(workPlanItems.studentId, id), eq(workPlanItems.period, period));
  return sync.backend.db.select().from(workPlanItems).where(isIt);
}
const plan = (period: string, count = 3) =>
  nsiMessage('WORK_PLAN', `PLN-${nsiId}-${period}`, nsiWorkPlan(nsiId, period, count));

test('the plan is asked for, and comes as messages do', async () => {
  sync.nsi.plans.set(nsiId, [plan('2030-1'), plan('2030-2', 2)]);
  const { status, body } = await ask();
  expect({ status, body }).toEqual({ status: 202, body: {} });
  await sync.work();
  expect([await itemsOf('2030-1'), await itemsOf('2030-2')].map(({ length }) => length)).toEqual([
    3, 2,
  ]);
  const isAsked = and(eq(logs.action, 'workPlan.ask'), eq(logs.humanId, humanId));
  expect(await sync.backend.db.select().from(logs).where(isAsked)).toHaveLength(1);
});

test('one semester may be asked for', async () => {
  sync.nsi.plans.set(nsiId, [plan('2031-1'), plan('2031-2')]);
  await ask(humanId, support, { period: '2031-2' });
  await sync.work();
  expect([await itemsOf('2031-1'), await itemsOf('2031-2')].map(({ length }) => length)).toEqual([
    0, 3,
  ]);
  expect((await ask(humanId, support, { period: '2031-3' })).status).toBe(422);
});

test('of two who ask at once one is told when to ask again', async () => {
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 429]);
  const late = assertDefined(answers.find(({ status }) => status === 429));
  expect(late.body.code).toBe('WORK_PLAN_TOO_SOON');
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(290);
  expect(await sync.backend.db.select().from(jobs)).toHaveLength(1);
});

test('what could not be asked may be asked at once', async () => {
  const { db } = sync.backend.services;
  jest.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('The connection is gone.'));
  expect((await ask()).status).toBe(500);
  expect((await ask()).status).toBe(202);
});

test('a service that is down is asked again later', async () => {
  sync.nsi.plans.set(nsiId, [plan('2032-1')]);
  sync.nsi.state.isDown = true;
  await ask();
  await sync.work();
  expect(await sync.backend.db.select().from(jobs)).toMatchObject([
    { name: 'sync.workPlan', error: 'The reference-data service answered 503' },
  ]);
  sync.nsi.state.isDown = false;
  await sync.wait(6);
  expect(await itemsOf('2032-1')).toHaveLength(3);
});

test('an answer that does not end is not read to its end', async () => {
  sync.nsi.state.isEndless = true;
  await ask();
  await sync.work();
  sync.nsi.state.isEndless = false;
  expect(await sync.backend.db.select().from(jobs)).toMatchObject([
    { name: 'sync.workPlan', error: 'The reference-data service sends too much at once' },
  ]);
});

test('an answer that leads elsewhere is not followed', async () => {
  const other = await nsiService(new Uint8Array(32));
  sync.nsi.state.leadsTo = other.url;
  await ask();
  await sync.work();
  sync.nsi.state.leadsTo = '';
  await other.stop();
  expect(other.state.asked).toBe(0);
});

test('an answer about somebody else is not believed', async () => {
  const foreign = nsiMessage('WORK_PLAN', 'PLN-2', nsiWorkPlan('STD-000002', '2033-1'));
  const organisation = nsiMessage('EDU_ORG', 'ORG-0001', nsiOrganisation('Taken'));
  for (const message of [foreign, organisation]) {
    sync.nsi.plans.set(nsiId, [message]);
    await sync.backend.db.delete(rateLimits);
    await ask();
    await sync.work();
    await expect(sync.recordOf(message)).rejects.toThrow();
  }
});

test('an answer from the future is not kept: every later change would be an old one', async () => {
  const period = '2034-1';
  const late = nsiMessage('WORK_PLAN', `PLN-${nsiId}-${period}`, nsiWorkPlan(nsiId, period), {
    occurredAt: new Date(Date.now() + 86_400_000),
  });
  sync.nsi.plans.set(nsiId, [late]);
  await ask();
  await sync.work();
  expect(await sync.deliver(plan(period, 2))).toEqual(['APPLIED']);
  expect(await itemsOf(period)).toHaveLength(2);
});

describe('who', () => {
  test('is unknown or does not study is refused', async () => {
    expect((await ask(randomUUID())).status).toBe(404);
    const newcomer = await ask(await sync.backend.accountId('newcomer'));
    expect(newcomer).toMatchObject({ status: 422, body: { code: 'STUDY_NOT_LINKED' } });
  });

  test('studies elsewhere does not exist for the operator of an organisation', async () => {
    const operator = await sync.backend.tokenOf('edu');
    const isOperator = eq(users.id, await sync.backend.accountId('edu'));
    const { eduOrgId } = await student();
    const [before] = await sync.backend.db.select().from(users).where(isOperator);
    await sync.backend.db.update(users).set({ eduOrgId }).where(isOperator);
    expect((await ask(humanId, operator)).status).toBe(202);
    const foreign = await sync.backend.db.select().from(students);
    const other = assertDefined(foreign.find((row) => row.eduOrgId !== eduOrgId && row.humanId));
    expect((await ask(assertDefined(other.humanId), operator)).status).toBe(404);
    const restored = { eduOrgId: assertDefined(before).eduOrgId };
    await sync.backend.db.update(users).set(restored).where(isOperator);
  });
});

test(
  'without an address of the service nobody can be asked',
  async () => {
    const backend = await startTestBackend();
    const [token, id] = [await backend.tokenOf('admin'), await backend.accountId('student')];
    const answer = await backend.send(syncHumanWorkPlan, { params: { id }, token });
    expect(answer).toMatchObject({ status: 422, body: { code: 'NSI_NOT_CONFIGURED' } });
    await backend.stop();
  },
  startTimeout,
);
