/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  countJobs,
  discardJob,
  filterJobs,
  retryJob,
} from '@campus/shared/contract/operations/calls';
import { eq } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { assertDefined } from '../../platform/database/assertDefined';
import { jobs } from '../../platform/jobs/jobTables';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
const tokens = { admin: '', audit: '' };
beforeAll(async () => {
  for (const name of ['admin', 'audit'] as const) tokens[name] = await backend.tokenOf(name);
});
beforeEach(async () => {
  await backend.db.delete(jobs);
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
type NewJob = typeof jobs.$inferInsert;

async function add(job: Partial<NewJob> = {}) {
  const payload = { to: 'secret@example.test' };
  const [row] = await backend.db
    .insert(jobs)
    .values({ name: 'ticket.mailAnswer', payload, ...job })
    .returning();
  return assertDefined(row).id;
}
const died = { diedAt: inHours(-1), attempts: 6, error: 'No mailbox ivanova@example.test' };

const filter = (body: object = {}, token = tokens.audit) =>
  backend.send(filterJobs, { token, body, query: { asc: true } });
const retry = (id: string, token = tokens.admin) =>
  backend.send(retryJob, { token, params: { id } });
const discard = (id: string, token = tokens.admin) =>
  backend.send(discardJob, { token, params: { id } });

test('every job says its state, and nothing of whom it is about', async () => {
  await add({ runAt: inHours(2) });
  await add({ runAt: inHours(-3) });
  await add({ runAt: inHours(-4), lockedUntil: inHours(1) });
  await add({ runAt: inHours(1), error: 'It does not work', attempts: 1 });
  await add({ ...died, runAt: inHours(-5) });
  const { status, body } = await filter();
  expect(status).toBe(200);
  expect(body.items.map(({ state }) => state)).toEqual([
    ...['DEAD', 'RUNNING', 'DUE', 'FAILED', 'WAITING'],
  ]);
  expect(body.items[0]).toMatchObject({ error: 'No mailbox •••', attempts: 6, runAt: null });
  expect(JSON.stringify(body)).not.toContain('@example.test');
  const dead = await filter({ states: ['DEAD'], names: ['ticket.mailAnswer'] });
  expect(dead.body).toMatchObject({ total: 1, items: [{ state: 'DEAD' }] });
  expect((await filter({ names: ['card.expire'] })).body.total).toBe(0);
});

test('jobs are counted by kind and state, and those that send mail are told apart', async () => {
  await add({ runAt: inHours(-3) });
  await add(died);
  await add({ name: 'kind.ofLater' });
  const { body } = await backend.send(countJobs, { token: tokens.audit });
  const of = (kind: string) => body.find(({ name }) => name === kind);
  expect(of('ticket.mailAnswer')).toMatchObject({
    ...{ isMail: true, every: null, dueSince: expect.any(String) as string },
    counts: { WAITING: 0, DUE: 1, RUNNING: 0, FAILED: 0, DEAD: 1 },
  });
  expect(of('kind.ofLater')).toMatchObject({ isMail: false, counts: { DUE: 1 } });
  expect(of('notification.begin')).toMatchObject({ every: 60 });
});

test('one that was given up begins anew, and the log keeps who wanted it', async () => {
  const id = await add(died);
  const { status, body } = await retry(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, state: 'DUE', attempts: 0, error: null, diedAt: null });
  const kept = await backend.db.select().from(logs).where(eq(logs.entityId, id));
  expect(kept).toMatchObject([
    { action: 'job.retry', actorType: 'USER', diff: { name: { to: 'ticket.mailAnswer' } } },
  ]);
  expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'JOB_NOT_DEAD' } });
});

test('one that is not wanted any more is forgotten; one that still waits is not', async () => {
  const id = await add(died);
  expect((await discard(id)).status).toBe(200);
  expect((await filter()).body.total).toBe(0);
  expect((await discard(id)).status).toBe(404);
  const waiting = await add({ runAt: inHours(2) });
  expect(await discard(waiting)).toMatchObject({ status: 409, body: { code: 'JOB_NOT_DEAD' } });
});

test.each(['human.anonymise', 'card.issue'])(
  '%s, which somebody was promised, is tried again and never forgotten',
  async (name) => {
    const id = await add({ ...died, name });
    expect(await discard(id)).toMatchObject({ status: 409, body: { code: 'JOB_OWED' } });
    expect((await retry(id)).status).toBe(200);
  },
);

test('a kind that this server does not know, and a mailing that has ended, stay as they are', async () => {
  const unknown = await add({ ...died, name: 'kind.ofLater' });
  expect(await retry(unknown)).toMatchObject({ status: 409, body: { code: 'JOB_UNKNOWN' } });
  const mailing = await add({ ...died, name: 'notification.send' });
  expect(await retry(mailing)).toMatchObject({ status: 409, body: { code: 'MAILING_ENDED' } });
  expect((await filter({ states: ['DEAD'] })).body.total).toBe(2);
});

test('a state that there is not is refused', async () => {
  expect((await filter({ states: ['LOST'] })).status).toBe(422);
});

test('an auditor reads and changes nothing; others do not even read', async () => {
  const id = await add(died);
  expect((await retry(id, tokens.audit)).status).toBe(403);
  expect((await discard(id, tokens.audit)).status).toBe(403);
  for (const account of ['support', 'content', 'student'] as const) {
    const token = await backend.tokenOf(account);
    expect((await filter({}, token)).status).toBe(403);
    expect((await retry(id, token)).status).toBe(403);
  }
});

test('a visitor without an account is asked to sign in', async () => {
  expect((await backend.send(filterJobs)).status).toBe(401);
  expect((await backend.send(retryJob, { params: { id: randomUUID() } })).status).toBe(401);
});
