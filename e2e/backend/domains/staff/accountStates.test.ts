/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { listSecurityEvents } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import {
  deleteUser,
  endUserSessions,
  updateUserActiveStatus,
  getUser,
  updateUserRole,
} from '@campus/shared/contract/staff/calls';
import { and, eq, isNull } from 'drizzle-orm';
import { userRoles, users } from '../accounts/userTables';
import { logs } from '../../platform/audit/auditTables';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { addUser, roleIdOf } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';
import { userAccessHandlers } from './userAccessHandlers';

const backend = backendForFile();
let token: string;
beforeAll(async () => {
  token = await backend.tokenOf('admin');
});

const setActive = (id: string, isActive: boolean, by = token) =>
  backend.send(updateUserActiveStatus, {
    token: by,
    params: { id },
    body: { isActive, reason: 'Уволилась' },
  });
const remove = (id: string, by = token) => backend.send(deleteUser, { token: by, params: { id } });
const setRole = async (id: string, role: 'SUPPORT' | 'EDU_OPERATOR' | 'ADMIN', by = token) =>
  backend.send(updateUserRole, {
    token: by,
    params: { id },
    body: { roleId: await roleIdOf(backend, role) },
  });
const isSignedIn = async (own: string) =>
  (await backend.send(getCurrentHuman, { token: own })).status === 200;

/** The newest letter to somebody, once what waits has been sent. */
async function letterTo(login: string) {
  await runDueJobs(backend.services);
  return backend.mails.filter(({ to }) => to === login).at(-1);
}

describe('switching off and on', () => {
  test('is told to the owner with the reason, and where to sign in again', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    await setActive(user.id, false);
    const closed = await letterTo(user.login);
    expect(closed?.subject).toBe('Доступ к «Кампусу» закрыт');
    expect(closed?.text).toContain('\n\nПричина: Уволилась\n\nКогда:');
    expect(closed?.text).toContain('спросите администратора');
    await setActive(user.id, true);
    expect(await letterTo(user.login)).toMatchObject({
      subject: 'Доступ к «Кампусу» снова открыт',
      link: { path: '/staff/login' },
    });
  });

  test('ends the sessions and is written down with the reason', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    expect((await setActive(user.id, false)).body.isActive).toBe(false);
    expect(await isSignedIn(user.token)).toBe(false);
    expect((await setActive(user.id, true)).body.isActive).toBe(true);
    expect(await isSignedIn(user.token)).toBe(false);
    const log = await backend.db.select().from(logs).where(eq(logs.entityId, user.id));
    expect(log.map(({ action }) => action)).toEqual(['user.status.update', 'user.status.update']);
    expect(log[0]?.diff).toMatchObject({ reason: { to: 'Уволилась' } });
  });

  test('what is already so is refused with the state', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const on = await setActive(user.id, true);
    expect(on).toMatchObject({ status: 409, body: { code: 'STATE', current: 'ACTIVE' } });
    await setActive(user.id, false);
    const off = await setActive(user.id, false);
    expect(off.body).toMatchObject({ code: 'STATE', current: 'INACTIVE' });
    expect(off.body.message).toBe('Учётная запись уже отключена. Обновите страницу.');
  });

  test('of two at once one succeeds', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const answers = await Promise.all([setActive(user.id, false), setActive(user.id, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('removing', () => {
  test('ends the sessions; nothing leads back', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    expect((await remove(user.id)).body).toEqual({ id: user.id });
    expect(await isSignedIn(user.token)).toBe(false);
    expect((await remove(user.id)).body).toMatchObject({ code: 'STATE', current: 'DELETED' });
    expect((await setActive(user.id, true)).body).toMatchObject({ current: 'DELETED' });
    expect((await setRole(user.id, 'SUPPORT')).status).toBe(404);
    const read = await backend.send(getUser, { token, params: { id: user.id } });
    expect(read.status).toBe(404);
  });

  test('an inactive account can be removed too, and by two at once only once', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER', { isActive: false });
    const answers = await Promise.all([remove(user.id), remove(user.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('nobody is not found', async () => {
    expect((await remove(randomUUID())).status).toBe(404);
    expect((await setActive(randomUUID(), false)).status).toBe(404);
    expect((await setRole(randomUUID(), 'SUPPORT')).status).toBe(404);
  });
});

describe('signing somebody out everywhere', () => {
  const endAll = (id: string, by?: string) =>
    backend.send(endUserSessions, { token: by, params: { id } });

  test('ends every session, is logged, mailed and listed for the owner', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const other = await backend.services.sessions.open('STAFF', user.id, { ip: '127.0.0.1' });
    expect((await endAll(user.id, token)).body).toMatchObject({ id: user.id, isActive: true });
    expect([await isSignedIn(user.token), await isSignedIn(other)]).toEqual([false, false]);
    const log = await backend.db.select().from(logs).where(eq(logs.entityId, user.id));
    expect(log).toMatchObject([{ action: 'user.sessions.end', diff: {} }]);
    expect((await letterTo(user.login))?.subject).toBe('Все ваши сеансы в «Кампусе» завершены');
    const again = await backend.services.sessions.open('STAFF', user.id, { ip: '127.0.0.1' });
    const events = await backend.send(listSecurityEvents, { token: again });
    expect(events.body.items).toMatchObject([{ kind: 'SESSION_ENDED', isOwn: false, ip: null }]);
  });

  test('is refused for oneself, for nobody, and to who is no administrator', async () => {
    const own = await endAll(await backend.accountId('admin'), token);
    expect(own).toMatchObject({ status: 422, body: { code: 'OWN_ACCOUNT' } });
    expect((await endAll(randomUUID(), token)).status).toBe(404);
    const user = await addUser(backend, 'AUDITOR');
    expect((await endAll(user.id, user.token)).status).toBe(403);
    expect((await endAll(user.id)).status).toBe(401);
    expect(await isSignedIn(user.token)).toBe(true);
  });
});

describe('another role', () => {
  test('ends the sessions', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const { body } = await setRole(user.id, 'SUPPORT');
    expect(body.role).toMatchObject({ key: 'SUPPORT', name: 'Поддержка' });
    expect(await isSignedIn(user.token)).toBe(false);
  });

  test('that is the one of before ends nothing and is told to nobody', async () => {
    const user = await addUser(backend, 'SUPPORT');
    expect((await setRole(user.id, 'SUPPORT')).status).toBe(200);
    expect(await isSignedIn(user.token)).toBe(true);
    expect(await letterTo(user.login)).toBeUndefined();
    const log = await backend.db.select().from(logs).where(eq(logs.entityId, user.id));
    expect(log).toStrictEqual([]);
  });

  test('an operator needs an organisation first, and a role must exist', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const asOperator = await setRole(user.id, 'EDU_OPERATOR');
    expect(asOperator.body.fields).toEqual({ roleId: 'EDU_ORG_REQUIRED' });
    const { body } = await backend.send(updateUserRole, {
      token,
      params: { id: user.id },
      body: { roleId: randomUUID() },
    });
    expect(body.fields).toEqual({ roleId: 'REFERENCE_UNKNOWN' });
    expect(await isSignedIn(user.token)).toBe(true);
  });
});

describe('administrators', () => {
  const isAdmin = and(
    eq(userRoles.key, 'ADMIN'),
    eq(users.isActive, true),
    isNull(users.deletedAt),
  );
  const admins = () =>
    backend.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.id, users.roleId))
      .where(isAdmin);

  test('nobody takes away their own account or role', async () => {
    const id = await backend.accountId('admin');
    const answers = [await setActive(id, false), await remove(id), await setRole(id, 'SUPPORT')];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([422, 'OWN_ACCOUNT']),
    );
    expect(await isSignedIn(token)).toBe(true);
  });

  test('the last one stays, even when asked by somebody whose own right has just ended', async () => {
    const id = await backend.accountId('admin');
    expect(await admins()).toEqual([{ id }]);
    const gone = {
      kind: 'STAFF',
      id: randomUUID(),
      name: 'Former',
      sessionId: randomUUID(),
      roles: ['ADMIN'],
      eduOrgId: null,
      mustChangePassword: false,
      isConfirmed: true,
    } as const;
    const context = {
      ...backend.services,
      visitor: gone,
      language: 'ru' as const,
      ip: '127.0.0.1',
      userAgent: '',
      requestId: randomUUID(),
    };
    const params = { id };
    await expect(userAccessHandlers.deleteUser({ params }, context)).rejects.toMatchObject({
      status: 422,
      code: 'LAST_ADMIN',
    });
    const body = { isActive: false };
    const switched = userAccessHandlers.updateUserActiveStatus({ params, body }, context);
    await expect(switched).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    const support = { roleId: await roleIdOf(backend, 'SUPPORT') };
    const demoted = userAccessHandlers.updateUserRole({ params, body: support }, context);
    await expect(demoted).rejects.toMatchObject({ code: 'LAST_ADMIN' });
  });

  test.each([
    ['switch off', (who: string, by: string) => setActive(who, false, by)],
    ['demote', (who: string, by: string) => setRole(who, 'SUPPORT', by)],
    ['remove', remove],
  ])('two who %s each other leave one', async (_, takeAway) => {
    const id = await backend.accountId('admin');
    const other = await addUser(backend, 'ADMIN');
    const own = await backend.tokenOf('admin');
    const answers = await Promise.all([takeAway(other.id, own), takeAway(id, other.token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await admins()).toHaveLength(1);
    // Whoever was left: the administrator of the demo is the only one again.
    const roleId = await roleIdOf(backend, 'ADMIN');
    const open = { isActive: true, deletedAt: null, roleId };
    await backend.db.update(users).set({ isActive: false }).where(eq(users.id, other.id));
    await backend.db.update(users).set(open).where(eq(users.id, id));
  });
});
