/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { signInByPassword } from '@campus/shared/contract/auth/calls';
import {
  filterSignIns,
  liftSignInPause,
  listSignInPauses,
} from '@campus/shared/contract/operations/calls';
import { eq } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { humans } from '../accounts/humanTables';
import { testServerForFile } from '../auth/testing/testServerForFile';

const { backend } = testServerForFile();
const tokens = { admin: '', audit: '' };
beforeAll(async () => {
  for (const name of ['admin', 'audit'] as const) tokens[name] = await backend.tokenOf(name);
});

const student = 'student@example.test';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const enter = (ip: string, email: string, password: string) =>
  backend.send(signInByPassword, {
    headers: { 'x-forwarded-for': ip, 'user-agent': phone },
    body: { email, password },
  });
const found = async (body: object) =>
  (await backend.send(filterSignIns, { token: tokens.audit, body })).body.items;
const pauses = async () => (await backend.send(listSignInPauses, { token: tokens.audit })).body;
const lift = (id: string, token: string) =>
  backend.send(liftSignInPause, { token, params: { id } });

async function pause(ip: string, email: string) {
  for (let tries = 0; tries < 10; tries += 1) await enter(ip, email, 'guess');
}

test('who got in and who was refused is told with the way, the device and the address', async () => {
  const ip = '203.0.113.21';
  await enter(ip, student, 'guess');
  await enter(ip, student, demoPassword);
  const account = { type: 'HUMAN', id: await backend.accountId('student') };
  const common = { ip, account, method: 'PASSWORD', browser: 'CHROME', system: 'ANDROID' };
  expect(await found({ search: ip })).toMatchObject([
    { ...common, event: 'signIn', code: null },
    { ...common, event: 'refusal', code: expect.any(String) as string },
  ]);
  expect(await found({ search: ip, events: ['refusal'] })).toHaveLength(1);
  expect(await found({ search: ip, accountType: 'USER' })).toStrictEqual([]);
  expect((await found({ search: student.toUpperCase() }))[0]).toMatchObject({ ip });
});

test('what was typed for an account that does not exist is not kept', async () => {
  const ip = '203.0.113.22';
  await enter(ip, 'my-password@nowhere.test', 'guess');
  const items = await found({ search: ip });
  expect(items).toMatchObject([{ event: 'refusal', account: { type: null, id: null } }]);
  expect(JSON.stringify(items)).not.toContain('my-password');
});

test('a pause says of whom, where and until when, and an administrator ends it', async () => {
  const ip = '203.0.113.23';
  await pause(ip, student);
  expect((await enter(ip, student, demoPassword)).status).toBe(429);
  const id = await backend.accountId('student');
  const [one] = await pauses();
  expect(one).toMatchObject({ account: { type: 'HUMAN', id }, way: 'password', network: ip });
  const held = assertDefined(one);
  expect(Date.parse(held.until)).toBeGreaterThan(Date.now());
  expect(JSON.stringify(held)).not.toContain(student);
  expect((await lift(held.id, tokens.audit)).status).toBe(403);
  expect((await lift(held.id, tokens.admin)).status).toBe(200);
  expect(await pauses()).toStrictEqual([]);
  expect((await enter(ip, student, demoPassword)).status).toBe(200);
  const events = await found({ search: student, events: ['unpause', 'pause'] });
  expect(events.map(({ event }) => event)).toEqual(['unpause', 'pause']);
  expect((await lift(held.id, tokens.admin)).status).toBe(404);
});

test('a pause is that of the account which is open, and not of one closed before it', async () => {
  const [closed] = await backend.db
    .update(humans)
    .set({ state: 'DELETED', deletedAt: new Date() })
    .where(eq(humans.id, await backend.accountId('newcomer')))
    .returning();
  const { email, languageId } = assertDefined(closed);
  const [open] = await backend.db.insert(humans).values({ email, languageId }).returning();
  await pause('203.0.113.25', email);
  const [one] = await pauses();
  expect(one?.account?.id).toBe(assertDefined(open).id);
  await lift(assertDefined(one).id, tokens.admin);
});

test('a pause of an account that does not exist can be ended as well', async () => {
  await pause('203.0.113.24', 'nobody@nowhere.test');
  const held = assertDefined((await pauses())[0]);
  expect(held.account).toEqual({ type: null, id: null, name: null });
  expect((await lift(held.id, tokens.admin)).status).toBe(200);
});

test('an event that there is not is refused', async () => {
  const body = { events: ['dance'] };
  expect((await backend.send(filterSignIns, { token: tokens.audit, body })).status).toBe(422);
});

test.each(['support', 'content', 'student'] as const)(
  'sign-ins and pauses are closed to %s',
  async (account) => {
    const token = await backend.tokenOf(account);
    expect((await backend.send(filterSignIns, { token })).status).toBe(403);
    expect((await backend.send(listSignInPauses, { token })).status).toBe(403);
    expect((await lift(randomUUID(), token)).status).toBe(403);
  },
);

test('a visitor without an account is asked to sign in', async () => {
  expect((await backend.send(filterSignIns)).status).toBe(401);
  expect((await backend.send(listSignInPauses)).status).toBe(401);
});
