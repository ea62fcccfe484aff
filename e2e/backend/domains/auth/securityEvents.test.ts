/** @jest-environment node */
import * as account from '@campus/shared/contract/auth/calls';
import { refreshHumanToken, signInByPassword } from '@campus/shared/contract/auth/calls';
import { listHumanLogs } from '@campus/shared/contract/people/staffCalls';
import { updateCurrentHuman } from '@campus/shared/contract/people/calls';
import { changePassword, filterUsers, updateUserRole } from '@campus/shared/contract/staff/calls';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { rateLimits } from '../../platform/limits/limitTables';
import { addHuman } from '../applications/testing/openApplicationDesk';
import { addUser, roleIdOf } from '../../testing/addUser';
import { beforeTests } from '../../testing/beforeTests';
import { inboxOf } from '../../testing/inboxOf';
import { openDoor } from './testing/testServerForFile';
import { startTestBackend } from '../../testing/startTestBackend';
import { sessions } from '../accounts/sessionTables';
import { hashPassword } from './createPasswords';

interface Line {
  level: number;
  security: { event: string; result: string; method: string; account?: string; code?: string };
}

const lines: Line[] = [];
const logger = pino({ level: 'info' }, { write: (text) => lines.push(JSON.parse(text) as Line) });
const backend = beforeTests(() => startTestBackend({ logger }));
const door = beforeTests(async () => openDoor(backend));
afterAll(() => backend.stop());
beforeEach(async () => {
  lines.length = 0;
  backend.mails.length = 0;
  await door.forgetLimits();
});

const better = 'верблюд и батарейка';
const addReader = async () => addHuman(backend, { passwordHash: await hashPassword(demoPassword) });
const enter = (email: string, password = demoPassword, headers = {}) =>
  backend.send(signInByPassword, { body: { email, password }, headers });
const eventsOf = async (token: string) =>
  (await backend.send(account.listSecurityEvents, { token })).body.items;
const logged = () => lines.map(({ security }) => security);
const mailsOf = async (to: string) => {
  await runDueJobs(backend.services);
  return backend.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
};

describe('the log', () => {
  test('has a line for a sign-in and for a refused one, which belong together and name nobody', async () => {
    const { email } = await addReader();
    await enter(email, 'nope');
    await enter(email.toUpperCase());
    expect(logged()).toMatchObject([
      { event: 'signIn', result: 'refused', method: 'PASSWORD', code: 'CREDENTIALS' },
      { event: 'signIn', result: 'done', method: 'PASSWORD', ip: '127.0.0.1' },
    ]);
    expect(new Set(logged().map((line) => line.account)).size).toBe(1);
    expect(JSON.stringify(lines)).not.toContain(email);
  });

  test('has a line for a call without a session, and for one that the role does not admit', async () => {
    const { token, id } = await addHuman(backend);
    await backend.send(filterUsers, {});
    await backend.send(filterUsers, { token });
    expect(logged()).toMatchObject([
      { event: 'refusal', method: 'POST /api/users/filter', code: 'TOKEN' },
      { event: 'refusal', method: 'POST /api/users/filter', code: 'FORBIDDEN' },
    ]);
    expect(logged()[0]?.account).toBeUndefined();
    expect(logged()[1]?.account).toMatch(/^[0-9a-f]{24}$/);
    expect(JSON.stringify(lines)).not.toContain(id);
  });

  test('warns of a pause, of which the owner reads once', async () => {
    const { id, email, token } = await addReader();
    for (let turn = 0; turn < 12; turn += 1) await enter(email, 'nope');
    const paused = lines.filter(({ security }) => security.code === 'SIGN_IN_PAUSED');
    expect(paused.map(({ level }) => level)).toEqual([40, 40]);
    expect((await eventsOf(token)).map(({ kind }) => kind)).toEqual(['SIGN_IN_PAUSED']);
    expect(await inboxOf(backend, id)).toEqual(['Вход приостановлен']);
  });

  test('warns of a pause of a network, of which no owner reads', async () => {
    const { id, email, token } = await addReader();
    const ip = '203.0.113.9';
    const resetsAt = sql`now() + interval '1 minute'`;
    await backend.db.insert(rateLimits).values({ key: `sign-in:${ip}`, count: 50, resetsAt });
    for (let turn = 0; turn < 12; turn += 1)
      expect((await enter(email, 'nope', { 'x-forwarded-for': ip })).status).toBe(429);
    expect(lines.map(({ level }) => level)).toEqual(Array(12).fill(40));
    expect(await eventsOf(token)).toStrictEqual([]);
    expect(await inboxOf(backend, id)).toStrictEqual([]);
  });

  test('warns of a token that is used again, and the owner sees it', async () => {
    const { id, email, token } = await addReader();
    const { authToken } = (await enter(email)).body;
    const refresh = (old: string) => backend.send(refreshHumanToken, { body: { authToken: old } });
    await refresh((await refresh(authToken)).body.authToken);
    lines.length = 0;
    expect((await refresh(authToken)).status).toBe(401);
    expect(lines[0]).toMatchObject({ level: 40, security: { event: 'tokenReuse' } });
    const kinds = (await eventsOf(token)).map(({ kind }) => kind);
    expect(kinds).toEqual(['TOKEN_REUSED', 'SIGN_IN']);
    expect(await inboxOf(backend, id)).toEqual(['Сеанс завершён']);
  });
});

describe('one’s own security events', () => {
  test('tell when, from where and how; staff find them in the log of the person', async () => {
    const { id, email } = await addReader();
    const { authToken: token } = (await enter(email)).body;
    const [event] = await eventsOf(token);
    expect(event).toMatchObject({
      ...{ kind: 'SIGN_IN', method: 'PASSWORD', ip: '127.0.0.1', isOwn: true },
      at: expect.stringMatching(/^\d{4}-/) as string,
    });
    const support = await backend.tokenOf('support');
    const { body } = await backend.send(listHumanLogs, { token: support, params: { id } });
    expect(body.items).toMatchObject([{ action: 'account.signIn', actor: { id } }]);
  });

  test('nobody else reads them', async () => {
    const [one, other] = [await addReader(), await addReader()];
    await enter(one.email);
    expect(await eventsOf(other.token)).toStrictEqual([]);
    expect((await backend.send(account.listSecurityEvents)).status).toBe(401);
  });

  test('a sign-in is not taken for an edit by who loses a conflict', async () => {
    const human = await addReader();
    await backend.send(updateCurrentHuman, { token: human.token, body: { pushEnabled: true } });
    await enter(human.email);
    await backend.db.execute(
      sql`update logs set actor_name = 'Вход' where action = 'account.signIn'`,
    );
    const stale = { token: human.token, body: { pushEnabled: false, version: 1 } };
    const { body } = await backend.send(updateCurrentHuman, stale);
    expect(body).toMatchObject({ code: 'VERSION', changedBy: 'HUMAN' });
  });
});

describe('a change of how one gets in', () => {
  test('of a participant’s password is mailed, logged and listed', async () => {
    const { id, token, email } = await addReader();
    const body = { password: better, currentPassword: demoPassword };
    expect((await backend.send(updateCurrentHuman, { token, body })).status).toBe(200);
    expect(await mailsOf(email)).toEqual(['Пароль в «Кампусе» изменён']);
    expect(backend.mails[0]?.text).toMatch(/Когда: .+ по Москве/);
    expect(await inboxOf(backend, id)).toEqual(['Пароль изменён']);
    expect(logged()).toMatchObject([{ event: 'change', method: 'PASSWORD' }]);
    expect((await eventsOf(token))[0]).toMatchObject({ kind: 'PASSWORD_CHANGED', isOwn: true });
  });

  test('of a staff password and of a role is mailed and listed, without the administrator’s address', async () => {
    const user = await addUser(backend, 'SUPPORT');
    const { token, login } = user;
    const body = { currentPassword: demoPassword, newPassword: better };
    expect((await backend.send(changePassword, { token, body })).status).toBe(200);
    const roleId = await roleIdOf(backend, 'AUDITOR');
    const admin = { token: await backend.tokenOf('admin'), params: { id: user.id } };
    expect((await backend.send(updateUserRole, { ...admin, body: { roleId } })).status).toBe(200);
    expect(await mailsOf(login)).toEqual([
      'Пароль в «Кампусе» изменён',
      'Ваша роль в «Кампусе» изменена',
    ]);
    const again = await backend.services.sessions.open('STAFF', user.id, { ip: '127.0.0.1' });
    expect(await eventsOf(again)).toMatchObject([
      { kind: 'ROLE_CHANGED', ip: null, isOwn: false },
      { kind: 'PASSWORD_CHANGED', ip: '127.0.0.1', isOwn: true },
    ]);
  });
});

describe('one’s sessions', () => {
  test('are listed, and one of them ends at once', async () => {
    const { email, token } = await addReader();
    const { authToken } = (await enter(email)).body;
    const { body } = await backend.send(account.listSessions, { token });
    expect(body).toHaveLength(2);
    const other = body.find(({ isCurrent }) => !isCurrent);
    const params = { id: other?.id ?? '' };
    expect((await backend.send(account.endSession, { token, params })).status).toBe(200);
    expect((await door.whoAmI(authToken)).status).toBe(401);
    expect((await door.whoAmI(token)).status).toBe(200);
    expect((await backend.send(account.endSession, { token, params })).status).toBe(404);
  });

  test('keep the browser and the system of the device that signed in, and nothing else of it', async () => {
    const { email, token } = await addReader();
    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
    await enter(email, demoPassword, { 'user-agent': userAgent });
    const { body } = await backend.send(account.listSessions, { token });
    expect(body.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: null, system: null });
    const other = body.find(({ isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ browser: 'CHROME', system: 'ANDROID' });
    const rows = await backend.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Chrome\//);
  });

  test('are out of reach of others', async () => {
    const [one, other] = [await addReader(), await addReader()];
    const [session] = (await backend.send(account.listSessions, { token: one.token })).body;
    const params = { id: session?.id ?? '' };
    expect((await backend.send(account.endSession, { token: other.token, params })).status).toBe(
      404,
    );
    expect((await backend.send(account.endSession, { params })).status).toBe(401);
    expect((await backend.send(account.listSessions)).status).toBe(401);
    expect((await door.whoAmI(one.token)).status).toBe(200);
  });
});
