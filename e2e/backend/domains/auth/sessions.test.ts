/** @jest-environment node */
import * as auth from '@campus/shared/contract/auth/calls';
import { eq, sql } from 'drizzle-orm';
import type { Claims } from '../../platform/http/Sessions';
import { addUser } from '../../testing/addUser';
import { addHuman, addRecord, addStudent } from '../applications/testing/openApplicationDesk';
import { sessions } from '../accounts/sessionTables';
import { testServerForFile } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
const jtiOf = (token: string) => claimsOf(token).jti;

test('ten parallel refreshes rotate once and all get the same generation', async () => {
  const old = await backend.tokenOf('student');
  const answers = await Promise.all(Array.from({ length: 10 }, () => door.refresh(old)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ body }) => jtiOf(body.authToken))).size).toBe(1);
});

test('a token from two generations back ends the session', async () => {
  const first = await backend.tokenOf('student');
  const second = (await door.refresh(first)).body.authToken;
  const third = (await door.refresh(second)).body.authToken;
  expect((await door.refresh(first)).body.code).toBe('TOKEN');
  expect((await door.whoAmI(third)).status).toBe(401);
  await backend.send(auth.signOut, { body: { authToken: third } });
  const reasons = await backend.db
    .select()
    .from(sessions)
    .where(eq(sessions.jti, jtiOf(third)));
  expect(reasons[0]?.revokeReason).toBe('reuse');
});

test('a replaced token opens nothing from then on, though it may still be refreshed', async () => {
  const old = await backend.tokenOf('student');
  const next = (await door.refresh(old)).body.authToken;
  expect((await door.whoAmI(old)).body.code).toBe('TOKEN');
  expect((await door.whoAmI(next)).status).toBe(200);
  const again = await door.refresh(old);
  expect((await door.whoAmI(again.body.authToken)).status).toBe(200);
});

test('the replaced token is refreshed for half a minute and no longer', async () => {
  const old = await backend.tokenOf('student');
  const next = (await door.refresh(old)).body.authToken;
  await backend.db
    .update(sessions)
    .set({ rotatedAt: sql`now() - interval '31 seconds'` })
    .where(eq(sessions.jti, jtiOf(next)));
  expect((await door.refresh(old)).status).toBe(401);
  expect((await door.whoAmI(next)).status).toBe(401);
});

test('an expired token is refused by calls and accepted by refresh', async () => {
  const token = await backend.tokenOf('student');
  backend.clock.shift = 11 * 60_000;
  expect((await door.whoAmI(token)).body.code).toBe('TOKEN');
  const { body } = await door.refresh(token);
  expect((await door.whoAmI(body.authToken)).status).toBe(200);
  backend.clock.shift = 32 * 86_400_000;
  expect((await door.refresh(body.authToken)).status).toBe(401);
});

test('signing out acts at once and stays', async () => {
  const authToken = await backend.tokenOf('student');
  const signOut = () => backend.send(auth.signOut, { body: { authToken } });
  expect(await signOut()).toMatchObject({ status: 200, body: {} });
  expect((await door.whoAmI(authToken)).status).toBe(401);
  expect((await door.refresh(authToken)).status).toBe(401);
  expect((await signOut()).status).toBe(200);
});

test('an expired token signs out too, and coming back with it is no reuse', async () => {
  const authToken = await backend.tokenOf('student');
  backend.clock.shift = 11 * 60_000;
  await backend.send(auth.signOut, { body: { authToken } });
  expect(await backend.services.sessions.refresh(authToken, 'HUMAN')).toEqual({});
  const [ended] = await backend.db
    .select()
    .from(sessions)
    .where(eq(sessions.jti, jtiOf(authToken)));
  expect(ended?.revokeReason).toBe('logout');
});

test('sessions tell whose they are and with which roles, and those that have ended are left out', async () => {
  const { eduOrgId } = await addRecord(backend);
  const [guest, student] = [
    await addHuman(backend, { lastName: 'Гостева' }),
    await addStudent(backend),
  ];
  const operator = await addUser(backend, 'EDU_OPERATOR', { eduOrgId, mustChangePassword: true });
  const admin = await addUser(backend, 'ADMIN');
  const [gone, own] = [await addHuman(backend), eq(sessions.userId, admin.id)];
  await backend.services.sessions.close(gone.token);
  const confirmedAt = sql`now() - interval '11 minutes'`;
  await backend.db.update(sessions).set({ confirmedAt }).where(own);
  const people = [guest, student, operator, admin];
  const sids = [...people, gone].map(({ token }) => claimsOf(token).sid);
  const staff = { kind: 'STAFF', name: 'Тестовая Сотрудница' };
  const expected = [
    { kind: 'HUMAN', name: 'Гостева', roles: ['HUMAN'] },
    { kind: 'HUMAN', name: 'Тестовая Участница', roles: ['HUMAN', 'STUDENT'] },
    { ...staff, roles: ['EDU_OPERATOR'], eduOrgId, mustChangePassword: true, isConfirmed: true },
    { ...staff, roles: ['ADMIN'], eduOrgId: null, mustChangePassword: false, isConfirmed: false },
  ].map((known, at) => ({ ...known, id: people[at]?.id, sessionId: sids[at] }));
  const found = await backend.services.sessions.visitorsOf(sids);
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test('each kind of token is refreshed only by its own call', async () => {
  const [human, staff] = [await backend.tokenOf('student'), await backend.tokenOf('admin')];
  const asStaff = (authToken: string) =>
    backend.send(auth.refreshStaffToken, { body: { authToken } });
  expect((await asStaff(human)).status).toBe(401);
  expect((await door.refresh(staff)).status).toBe(401);
  expect((await asStaff(staff)).status).toBe(200);
  expect((await door.whoAmI(human)).status).toBe(200);
});

test('forged and foreign strings are no tokens', async () => {
  const token = await backend.tokenOf('student');
  const forged = `${token.slice(0, -4)}AAAA`;
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
  for (const text of [forged, unsigned, 'garbage']) {
    expect((await door.refresh(text)).status).toBe(401);
    expect((await door.whoAmI(text)).status).toBe(401);
  }
  expect((await door.whoAmI(token)).status).toBe(200);
});
