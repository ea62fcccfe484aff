/** @jest-environment node */
import { filterApplications } from '@campus/shared/contract/applications/calls';
import {
  applicationPatience,
  applicationTypes,
} from '@campus/shared/contract/applications/machine';
import type { Call, CallInput } from '@campus/shared/contract/call';
import { overdueSince, today } from '@campus/shared/contract/days';
import { filterEvents } from '@campus/shared/contract/media/eventCalls';
import { filterNews } from '@campus/shared/contract/media/newsCalls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { filterNotifications } from '@campus/shared/contract/notifications/calls';
import { filterPayments } from '@campus/shared/contract/payments/calls';
import { paymentTypes, type RegisterStatus } from '@campus/shared/contract/payments/machine';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { listStudentStatuses } from '@campus/shared/contract/resources/calls';
import { filterTickets } from '@campus/shared/contract/support/calls';
import { filterSyncMessages } from '@campus/shared/contract/sync/calls';
import { filterUsers } from '@campus/shared/contract/staff/calls';
import {
  getDailyMetrics,
  getMetrics,
  type Metrics,
} from '@campus/shared/contract/staff/metricCalls';
import { and, eq, gte, isNotNull, ne } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { applications } from '../applications/applicationTables';
import { countRows } from '../../platform/database/countRows';
import { humans, students } from '../accounts/humanTables';
import { tickets } from '../support/supportTables';
import { paymentCandidates, payHistoryItems, payments } from '../payments/paymentTables';
import { users } from '../accounts/userTables';
import { assertDefined } from '../../platform/database/assertDefined';
import { toApplicationItem } from '../applications/toApplicationItem';
import { addUser } from '../../testing/addUser';
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
  const { applications: counted } = await read('admin');
  expect(counted).toMatchObject({ new: rows.length, overdue: late.length });
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

async function ownOrganisation() {
  const [operator] = await backend.db
    .select()
    .from(users)
    .where(eq(users.id, await backend.accountId('edu')));
  return assertDefined(assertDefined(operator).eduOrgId);
}

test('an operator counts one organisation', async () => {
  const own = await ownOrganisation();
  const [all, mine] = [await read('admin'), await read('edu')];
  const isOwn = and(eq(students.eduOrgId, own), isNotNull(students.humanId));
  expect(assertDefined(mine.people).students).toBeLessThanOrEqual(
    await countRows(backend.db, students, isOwn),
  );
  expect(assertDefined(mine.people).humans).toBeLessThan(assertDefined(all.people).humans);
  const ofOrg = and(eq(applications.eduOrgId, own), eq(applications.status, 'NEW'));
  expect(mine.applications?.new).toBe(await countRows(backend.db, applications, ofOrg));
});

test('an operator counts what was paid to people as those of the own organisation', async () => {
  const { db } = backend;
  const own = await ownOrganisation();
  const paidToday = async (isOwn: boolean) => {
    const { paymentId, humanId, eduOrgId } = paymentCandidates;
    const [found] = await db
      .select({ id: payHistoryItems.id, humanId, eduOrgId })
      .from(payHistoryItems)
      .innerJoin(
        paymentCandidates,
        and(eq(paymentId, payHistoryItems.paymentId), eq(humanId, payHistoryItems.humanId)),
      )
      .innerJoin(students, and(eq(students.humanId, humanId), eq(students.eduOrgId, eduOrgId)))
      .where(and(eq(payHistoryItems.status, 'PAID'), (isOwn ? eq : ne)(eduOrgId, own)));
    const item = assertDefined(found);
    await db
      .update(payHistoryItems)
      .set({ paidAt: today() })
      .where(eq(payHistoryItems.id, item.id));
    return item;
  };
  const [ours, theirs] = [await paidToday(true), await paidToday(false)];
  const figures = async () => {
    const token = await backend.tokenOf('edu');
    const { body } = await backend.send(getDailyMetrics, { token });
    return [(await read('edu')).payments, body.payments];
  };
  const before = await figures();
  const move = (humanId: string, eduOrgId: string) =>
    db.update(students).set({ eduOrgId }).where(eq(students.humanId, humanId));
  await move(theirs.humanId, own);
  expect(await figures()).toEqual(before);
  await move(ours.humanId, theirs.eduOrgId);
  expect(await figures()).toEqual(before);
});

test('payments count in the month of Moscow', async () => {
  const { payments: figures } = await read('payments');
  expect(figures).toEqual({
    paidThisMonth: expect.any(Number) as number,
    amountThisMonth: expect.any(Number) as number,
    byType: expect.any(Object) as object,
  });
});

describe('every figure is what its list finds', () => {
  const page = { skip: 0, size: 1, asc: false };
  let token: string;
  let figures: Metrics;
  beforeAll(async () => {
    token = await backend.tokenOf('audit');
    const left = await addUser(backend, 'SUPPORT', { isActive: false });
    const isNew = eq(tickets.status, 'NEW');
    await backend.db.update(tickets).set({ assigneeId: left.id }).where(isNew);
    figures = await read('audit');
  });
  const total = async <C extends Call>(call: C, input: Partial<CallInput<C>>) => {
    const { status, body } = await backend.send(call, { token, query: page, ...input });
    expect(status).toBe(200);
    return (body as unknown as { total: number }).total;
  };

  test.each(applicationTypes)('applications of %s', async (type) => {
    const statuses = ['NEW' as const];
    const createdTo = new Date(overdueSince(Date.now(), applicationPatience) - 1).toISOString();
    const counted = assertDefined(figures.applications?.byType)[type];
    expect(counted).toEqual({
      new: await total(filterApplications, { body: { types: [type], statuses } }),
      overdue: await total(filterApplications, { body: { types: [type], statuses, createdTo } }),
    });
  });

  test.each(paymentTypes)('registers of %s', async (paymentType) => {
    const of = (status: RegisterStatus) =>
      total(filterPayments, { params: { paymentType }, body: { statuses: [status] } });
    expect(assertDefined(figures.registers?.byType)[paymentType]).toEqual({
      drafts: await of('DRAFT'),
      waitingForApproval: await of('FORMED'),
      approved: await of('APPROVED'),
    });
  });

  test.each(paymentTypes)('what was paid of %s', async (type) => {
    const paidFrom = `${today().slice(0, 7)}-01`;
    const { paymentId, status, paidAt, amount } = payHistoryItems;
    const rows = await backend.db
      .select({ paymentId, amount })
      .from(payHistoryItems)
      .where(and(eq(payHistoryItems.type, type), eq(status, 'PAID'), gte(paidAt, paidFrom)));
    const { byType } = assertDefined(figures.payments);
    expect(assertDefined(byType)[type] ?? { paidThisMonth: 0, amountThisMonth: 0 }).toEqual({
      paidThisMonth: rows.length,
      amountThisMonth: rows.reduce((sum, row) => sum + row.amount, 0),
    });
    const registers = new Set(rows.map((row) => row.paymentId));
    const found = await total(filterPayments, {
      params: { paymentType: type },
      body: { paidFrom },
    });
    expect(found).toBe(registers.size);
    const before = { paidTo: '2000-01-01' };
    expect(await total(filterPayments, { params: { paymentType: type }, body: before })).toBe(0);
  });

  test.each([
    ['news', filterNews],
    ['events', filterEvents],
    ['info-pages', filterInfoPages],
  ] as const)('drafts and plans of %s', async (kind, call) => {
    const of = (status: 'DRAFT' | 'SCHEDULED') => total(call, { body: { statuses: [status] } });
    expect(assertDefined(figures.content?.byKind)[kind]).toEqual({
      drafts: await of('DRAFT'),
      scheduled: await of('SCHEDULED'),
    });
  });

  test('people', async () => {
    const statuses = await backend.send(listStudentStatuses, { token });
    const statusIds = statuses.body.filter(({ isStudying }) => isStudying).map(({ id }) => id);
    expect(figures.people).toEqual({
      humans: await total(filterHumans, { body: {} }),
      students: await total(filterHumans, { body: { statusIds } }),
      activeCards: await total(filterHumans, { body: { cardStatuses: ['ACTIVE'] } }),
    });
  });

  test('tickets, notifications, messages and staff', async () => {
    const statuses = ['NEW' as const, 'OPEN' as const];
    const assigneeId = await backend.accountId('audit');
    expect(figures.tickets).toMatchObject({
      mine: await total(filterTickets, { body: { assigneeId, statuses } }),
      unassigned: await total(filterTickets, { body: { assigneeId: null, statuses } }),
      overdue: await total(filterTickets, { body: { isOverdue: true } }),
    });
    expect(figures.notifications).toEqual({
      drafts: await total(filterNotifications, { body: { statuses: ['DRAFT'] } }),
      scheduled: await total(filterNotifications, { body: { statuses: ['SCHEDULED'] } }),
    });
    expect(figures.sync).toEqual({
      failed: await total(filterSyncMessages, { body: { statuses: ['FAILED'] } }),
      dead: await total(filterSyncMessages, { body: { statuses: ['DEAD'] } }),
    });
    expect(figures.users).toEqual({
      active: await total(filterUsers, { body: { isActive: true } }),
      inactive: await total(filterUsers, { body: { isActive: false } }),
    });
  });
});
