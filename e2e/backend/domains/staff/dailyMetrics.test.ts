/** @jest-environment node */
import { dayAt } from '@campus/shared/contract/days';
import {
  getDailyMetrics,
  getPlatformHealth,
  type DailyMetrics,
} from '@campus/shared/contract/staff/metricCalls';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { DemoAccount } from '../../../fixtures/demoAccounts';
import { countRows } from '../../platform/database/countRows';
import { jobs } from '../../platform/jobs/jobTables';
import { backendForFile } from '../../testing/backendForFile';
import { eskCards } from '../cards/cardTables';
import { payHistoryItems } from '../payments/paymentTables';
import { tickets } from '../support/supportTables';

const backend = backendForFile();

const read = async (account: DemoAccount, days = '30'): Promise<DailyMetrics> => {
  const token = await backend.tokenOf(account);
  return (await backend.send(getDailyMetrics, { token, query: { days } })).body;
};
const total = (values: number[] = []) => values.reduce((sum, value) => sum + value, 0);

test.each([
  ['admin', ['applications', 'cards', 'payments', 'tickets']],
  ['audit', ['applications', 'cards', 'payments', 'tickets']],
  ['content', []],
  ['payments', ['applications', 'payments']],
  ['approver', ['payments']],
  ['support', ['applications', 'cards', 'tickets']],
  ['edu', ['applications', 'cards', 'payments']],
] as const)('%s sees by day what the role may see', async (account, rows) => {
  const { days, ...found } = await read(account);
  expect(days).toHaveLength(30);
  expect(Object.keys(found).sort()).toEqual([...rows]);
});

test('the numbers of the days are those of the records', async () => {
  const { db } = backend;
  const metrics = await read('admin', '90');
  const [first = ''] = metrics.days;
  expect(metrics.days.at(-1)).toBe(dayAt(Date.now()));
  expect(total(metrics.cards)).toBe(await countRows(db, eskCards, gte(eskCards.issuedAt, first)));
  const since = new Date(`${first}T00:00:00+03:00`);
  expect(total(metrics.tickets)).toBe(await countRows(db, tickets, gte(tickets.createdAt, since)));
  const [paid] = await db
    .select({ sum: sql`coalesce(sum(${payHistoryItems.amount}), 0)`.mapWith(Number) })
    .from(payHistoryItems)
    .where(and(gte(payHistoryItems.paidAt, first), eq(payHistoryItems.status, 'PAID')));
  expect(total(metrics.payments)).toBe(paid?.sum);
});

test('an operator counts one organisation', async () => {
  const [all, own] = [await read('admin', '90'), await read('edu', '90')];
  expect(total(own.applications)).toBeLessThanOrEqual(total(all.applications));
  expect(total(own.payments)).toBeLessThan(total(all.payments));
});

test('only three periods are told, to staff alone', async () => {
  const token = await backend.tokenOf('admin');
  const wrong = await backend.send(getDailyMetrics, { token, query: { days: '1000' } });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { days: 'INVALID' } } });
  const student = await backend.tokenOf('student');
  expect((await backend.send(getDailyMetrics, { token: student })).status).toBe(403);
  expect((await backend.send(getDailyMetrics)).status).toBe(401);
});

test('jobs that wait, that are late and that are dead are told apart from letters', async () => {
  const token = await backend.tokenOf('audit');
  const health = async () => (await backend.send(getPlatformHealth, { token })).body;
  const before = await health();
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const payload = {};
  await backend.db.insert(jobs).values([
    { name: 'files.sweep', payload, runAt: ago(1), lockedUntil: ago(-60) },
    { name: 'files.sweep', payload, runAt: ago(10), lockedUntil: ago(-60) },
    { name: 'human.mail', payload, runAt: ago(10), diedAt: ago(1) },
    { name: 'human.mail', payload, runAt: ago(-60) },
  ]);
  const after = await health();
  expect(after.jobs).toEqual({
    waiting: before.jobs.waiting + 2,
    late: before.jobs.late + 1,
    dead: before.jobs.dead,
  });
  expect(after.mail).toEqual({ ...before.mail, dead: before.mail.dead + 1 });
});

test('the state of the server is not for those who do not keep it', async () => {
  const token = await backend.tokenOf('support');
  expect((await backend.send(getPlatformHealth, { token })).status).toBe(403);
  expect((await backend.send(getPlatformHealth)).status).toBe(401);
});
