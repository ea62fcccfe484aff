/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  createUser,
  deleteUser,
  updateCurrentUser,
  getCurrentUser,
  updateUser,
} from '@campus/shared/contract/staff/calls';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { and, eq } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { users } from '../accounts/userTables';
import { addUser, roleIdOf } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';

const backend = backendForFile();
let token: string;
let roleId: string;
let eduOrgId: string;
beforeAll(async () => {
  token = await backend.tokenOf('admin');
  roleId = await roleIdOf(backend, 'CONTENT_MANAGER');
  eduOrgId = assertDefined((await backend.send(listEduOrgs)).body[0]).id;
});

const names = { lastName: 'Новая', firstName: 'Сотрудница' };
const newLogin = () => `${randomUUID()}@example.test`;
const create = (change: object = {}) =>
  backend.send(createUser, { token, body: { ...names, login: newLogin(), roleId, ...change } });
const save = (id: string, change: object) =>
  backend.send(updateUser, { token, params: { id }, body: { ...names, ...change } });

const logOfUser = (id: string) =>
  backend.db
    .select()
    .from(logs)
    .where(and(eq(logs.entityType, 'user'), eq(logs.entityId, id)));

describe('an invitation', () => {
  test('makes an account and mails a link, which the answer does not tell', async () => {
    backend.mails.length = 0;
    const login = newLogin();
    const { status, body } = await create({ login, phone: '8 (912) 345-67-89' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ login, phone: '+79123456789', mustChangePassword: true });
    expect(body.role.key).toBe('CONTENT_MANAGER');
    expect(backend.mails).toHaveLength(1);
    const { to, link } = assertDefined(backend.mails[0]);
    expect(to).toBe(login);
    const [path, token = ''] = link.path.split('#');
    expect(path).toBe('/staff/welcome');
    expect(JSON.stringify(body)).not.toContain(token);
    const log = await logOfUser(body.id);
    expect(log).toMatchObject([{ action: 'user.create', diff: { login: { to: login } } }]);
    expect(JSON.stringify(log)).not.toMatch(/argon2/);
  });

  test('two of one login, in whatever case, make one account', async () => {
    const login = newLogin();
    const answers = await Promise.all([create({ login }), create({ login: login.toUpperCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = assertDefined(answers.find(({ status }) => status === 409)).body;
    expect(refused).toMatchObject({ code: 'LOGIN_TAKEN', fields: { login: 'LOGIN_TAKEN' } });
  });

  test('the login of somebody who was removed is free', async () => {
    const login = newLogin();
    const { id } = (await create({ login })).body;
    await backend.send(deleteUser, { token, params: { id } });
    expect((await create({ login })).status).toBe(200);
  });

  test('a letter that cannot be sent takes the account back', async () => {
    const login = newLogin();
    const { mailer } = backend.services;
    const send = jest.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('no route'));
    expect(await create({ login })).toMatchObject({
      status: 503,
      body: { code: 'MAIL_UNAVAILABLE' },
    });
    send.mockRestore();
    expect(await backend.db.select().from(users).where(eq(users.login, login))).toStrictEqual([]);
    expect((await create({ login })).status).toBe(200);
  });

  test('an operator needs an organisation', async () => {
    const operator = { roleId: await roleIdOf(backend, 'EDU_OPERATOR') };
    expect((await create(operator)).body.fields).toEqual({ eduOrgId: 'EDU_ORG_REQUIRED' });
    const { body } = await create({ ...operator, eduOrgId });
    expect(body.eduOrg?.id).toBe(eduOrgId);
  });

  test.each([
    [{ login: 'nobody' }, { login: 'EMAIL_FORMAT' }],
    [{ lastName: 'R2D2' }, { lastName: 'NAME_FORMAT' }],
    [{ phone: '+1 202 555 01 23' }, { phone: 'PHONE_FORMAT' }],
    [{ roleId: randomUUID() }, { roleId: 'REFERENCE_UNKNOWN' }],
    [{ eduOrgId: randomUUID() }, { eduOrgId: 'REFERENCE_UNKNOWN' }],
    [{ languageId: randomUUID() }, { languageId: 'REFERENCE_UNKNOWN' }],
  ])('%j is refused by field', async (change, fields) => {
    const { status, body } = await create(change);
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields });
  });
});

describe('a record', () => {
  test('is saved: what is absent stays, null clears', async () => {
    const { body: user } = await create({ position: 'Редактор', phone: '+79123456789' });
    const saved = await save(user.id, { lastName: 'Иная', phone: null, version: user.version });
    expect(saved.body).toMatchObject({ lastName: 'Иная', position: 'Редактор', phone: null });
    expect(saved.body.version).toBe(user.version + 1);
    const last = (await logOfUser(user.id)).find(({ action }) => action === 'user.update');
    expect(last?.diff).toMatchObject({ lastName: { from: 'Новая', to: 'Иная' } });
  });

  test('of two who save the same version one is told who was first', async () => {
    const { body: user } = await create();
    const { version } = user;
    const [one, other] = await Promise.all([
      save(user.id, { lastName: 'Первая', version }),
      save(user.id, { lastName: 'Вторая', version }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const stale = one.status === 409 ? one : other;
    expect(stale.body).toMatchObject({
      code: 'VERSION',
      changedBy: expect.stringContaining('Администратор') as string,
    });
  });

  test('an operator keeps an organisation', async () => {
    const user = await addUser(backend, 'EDU_OPERATOR', { eduOrgId });
    const { version } = user;
    const without = await save(user.id, { eduOrgId: null, version });
    expect(without.body.fields).toEqual({ eduOrgId: 'EDU_ORG_REQUIRED' });
    expect((await save(user.id, { version })).body.eduOrg?.id).toBe(eduOrgId);
  });

  test('nobody’s record and one without a version are refused', async () => {
    expect((await save(randomUUID(), { version: 1 })).status).toBe(404);
    const { body: user } = await create();
    expect((await save(user.id, {})).body.fields).toEqual({ version: 'REQUIRED' });
  });
});

describe('one’s own record', () => {
  test('is saved without the organisation, which is not one’s own to choose', async () => {
    const user = await addUser(backend, 'EDU_OPERATOR', { eduOrgId });
    const [, other] = (await backend.send(listEduOrgs)).body;
    const { body } = await backend.send(updateCurrentUser, {
      token: user.token,
      body: {
        ...names,
        position: 'Секретарь',
        eduOrgId: assertDefined(other).id,
        isActive: false,
        version: user.version,
      },
    });
    expect(body).toMatchObject({ ...names, position: 'Секретарь', isActive: true });
    expect(body.eduOrg?.id).toBe(eduOrgId);
    const me = await backend.send(getCurrentUser, { token: user.token });
    expect(me.body.position).toBe('Секретарь');
  });

  test('an old version is refused', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const body = { ...names, version: user.version + 1 };
    const answer = await backend.send(updateCurrentUser, { token: user.token, body });
    expect(answer.body.code).toBe('VERSION');
  });
});
