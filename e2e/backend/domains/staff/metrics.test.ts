/** @jest-environment node */
import { getMetrics, type Metrics } from '@campus/shared/contract/staff/metricCalls';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { applications } from '../applications/applicationTables';
import { countRows } from '../../platform/database/countRows';
import { humans, students } from '../accounts/humanTables';
import { tickets } from '../support/supportTables';
import { payments } from '../payments/paymentTables';
import { users } from '../accounts/userTables';
import { assertDefined } from '../../platform/database/assertDefined';
import { toApplicationItem } from '../applications/toApplicationItem';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
beforeEach(() => {
  backend.clock.shift = 0;
});

const read = async (account: DemoAccount): Promise<Metrics> =>
  (await backend.send(getMetrics, { token: await backend.tokenOf(account) })).body;

const everything = [
  ...['tickets', 'applications', 'registers', 'payments', 'people'],
  ...['content', 'notifications', 'sync', 'users'],
];

test.each([
  ['admin', everything],
  ['audit', everything],
  ['content', ['content', 'notifications']],
  ['payments', ['applications', 'registers', 'payments', 'people']],
  ['approver', ['registers', 'payments', 'people']],
  ['support', ['tickets', 'applications', 'people', 'notifications']],
  ['edu', ['applications', 'registers', 'payments', 'people']],
] as const)('%s sees what the role may see', async (account, groups) => {
  expect(Object.keys(await read(account)).sort()).toEqual([...groups].sort());
});

test('participants see none', async () => {
  const token = await backend.tokenOf('student');
  expect((await backend.send(getMetrics, { token })).status).toBe(403);
});

test('the figures are those of the records', async () => {
  const { db } = backend;
  const metrics = await read('admin');
  expect(metrics.people).toMatchObject({
    humans: await countRows(db, humans, eq(humans.state, 'ACTIVE')),
  });
  expect(metrics.tickets?.new).toBe(await countRows(db, tickets, eq(tickets.status, 'NEW')));
  expect(metrics.registers?.waitingForApproval).toBe(
    await countRows(db, payments, eq(payments.status, 'FORMED')),
  );
  expect(metrics.users).toEqual({
    active: await countRows(db, users, eq(users.isActive, true)),
    inactive: await countRows(db, users, eq(users.isActive, false)),
  });
});

test('an overdue application is the one that the queue calls so', async () => {
  const now = Date.now();
  const rows = await backend.db.select().from(applications).where(eq(applications.status, 'NEW'));
  const name = { ru: '' };
  const eduOrg = { id: '', name, shortName: name } as never;
  const late = rows.filter(
    (application) =>
      toApplicationItem({ application, human: {} as never, eduOrg }, 'ru', now).isOverdue,
  );
  expect((await read('admin')).applications).toEqual({ new: rows.length, overdue: late.length });
});

test('waiting makes things overdue', async () => {
  const before = await read('support');
  backend.clock.shift = 30 * 86_400_000;
  const after = await read('support');
  expect(after.applications?.overdue).toBe(after.applications?.new);
  expect(assertDefined(after.tickets).overdue).toBeGreaterThanOrEqual(
    assertDefined(before.tickets).overdue,
  );
});

test('an operator counts one organisation', async () => {
  const [operator] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, await backend.accountId('edu')));
  const own = assertDefined(assertDefined(operator).eduOrgId);
  const [all, mine] = [await read('admin'), await read('edu')];
  const isOwn = and(eq(students.eduOrgId, own), isNotNull(students.humanId));
  expect(assertDefined(mine.people).students).toBeLessThanOrEqual(
    await countRows(backend.db, students, isOwn),
  );
  expect(assertDefined(mine.people).humans).toBeLessThan(assertDefined(all.people).humans);
  const ofOrg = and(eq(applications.eduOrgId, own), eq(applications.status, 'NEW'));
  expect(mine.applications?.new).toBe(await countRows(backend.db, applications, ofOrg));
});

test('payments count in the month of Moscow', async () => {
  const { payments: figures } = await read('payments');
  expect(figures).toEqual({
    paidThisMonth: expect.any(Number) as number,
    amountThisMonth: expect.any(Number) as number,
  });
});
