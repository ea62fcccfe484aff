/** @jest-environment node */
import {
  countUsers,
  deleteUser,
  filterUsers,
  getUser,
  listUserActions,
  updateUserActiveStatus,
} from '@campus/shared/contract/staff/calls';
import { assertDefined } from '../../platform/database/assertDefined';
import { addUser } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';
import { eduOrgs } from '../resources/resourceTables';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'admin', 'audit', 'support'));

const find = (token: string, body: object) => backend.send(filterUsers, { token, body });

test('who looks after accounts sees them whole', async () => {
  for (const token of [tokens.admin, tokens.audit]) {
    const { body } = await find(token, { search: 'audit@' });
    expect(body.items).toMatchObject([
      { login: 'audit@example.test', twoFactor: 'EMAIL', mustChangePassword: false, version: 1 },
    ]);
  }
});

test('support learns names and roles, and nothing of the account', async () => {
  const { body } = await find(tokens.support, { search: 'Аудитор' });
  expect(body.total).toBe(1);
  const [item] = body.items;
  expect(Object.keys(item ?? {}).sort()).toEqual(
    ['firstName', 'id', 'isActive', 'lastName', 'middleName', 'role'].sort(),
  );
});

test('support cannot find out logins by searching for them', async () => {
  expect((await find(tokens.support, { search: 'audit@' })).body.total).toBe(0);
  expect((await find(tokens.admin, { search: 'audit@' })).body.total).toBe(1);
});

test('one member of staff is read by id, also by an auditor; a removed one is gone', async () => {
  const user = await addUser(backend, 'CONTENT_MANAGER', { lastName: 'Уходящая' });
  const params = { id: user.id };
  const read = (token: string) => backend.send(getUser, { token, params });
  expect((await read(tokens.audit)).body).toMatchObject({ id: user.id, login: user.login });
  await backend.send(deleteUser, { token: tokens.admin, params });
  expect(await read(tokens.admin)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect((await find(tokens.admin, { search: 'Уходящая' })).body.total).toBe(0);
});

test('an id that is none is refused by field', async () => {
  const { status, body } = await backend.send(getUser, {
    token: tokens.admin,
    params: { id: 'nobody' },
  });
  expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { id: 'ID_FORMAT' } });
});

test('those who were invited and never came are found, but not by who learns names only', async () => {
  const invited = await addUser(backend, 'CONTENT_MANAGER', { lastName: 'Званая' });
  await addUser(backend, 'CONTENT_MANAGER', { lastName: 'Званая', lastLoginAt: new Date() });
  const body = { search: 'Званая', isInvited: true };
  expect((await find(tokens.admin, body)).body.items).toMatchObject([{ id: invited.id }]);
  expect((await find(tokens.admin, { ...body, isInvited: false })).body.total).toBe(1);
  expect((await find(tokens.support, body)).body.total).toBe(2);
});

test('those of one organisation are found, but not by who learns names only', async () => {
  const [organisation] = await backend.db.select().from(eduOrgs).limit(1);
  const eduOrgId = assertDefined(organisation).id;
  const operator = await addUser(backend, 'EDU_OPERATOR', { lastName: 'Местная', eduOrgId });
  await addUser(backend, 'CONTENT_MANAGER', { lastName: 'Местная' });
  const body = { search: 'Местная', eduOrgId };
  expect((await find(tokens.admin, body)).body.items).toMatchObject([{ id: operator.id }]);
  expect((await find(tokens.support, body)).body.total).toBe(2);
});

test('staff are ordered by their last sign-in, but not for who learns names only', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const add = (firstName: string, lastLoginAt: Date | null) =>
    addUser(backend, 'CONTENT_MANAGER', { lastName: 'Рядовая', firstName, lastLoginAt });
  for (const [name, moment] of [
    ['Анна', at(2)],
    ['Вера', at(3)],
    ['Дина', null],
  ] as const)
    await add(name, moment);
  const namesFor = async (token: string, asc: boolean) => {
    const query = { sort: 'lastLogin', asc } as const;
    const { body } = await backend.send(filterUsers, { token, query, body: { search: 'Рядовая' } });
    return body.items.map(({ firstName }) => firstName);
  };
  expect(await namesFor(tokens.admin, false)).toEqual(['Вера', 'Анна', 'Дина']);
  expect(await namesFor(tokens.admin, true)).toEqual(['Анна', 'Вера', 'Дина']);
  expect(await namesFor(tokens.support, true)).toEqual(['Анна', 'Вера', 'Дина']);
  expect(await namesFor(tokens.support, false)).toEqual(['Дина', 'Вера', 'Анна']);
});

test('accounts are counted by state, for those who look after them', async () => {
  const count = async (token?: string) => backend.send(countUsers, { token });
  const { body: before } = await count(tokens.audit);
  expect(before.admins).toBe(1);
  await addUser(backend, 'ADMIN');
  await addUser(backend, 'ADMIN', { isActive: false });
  await addUser(backend, 'SUPPORT', { lastLoginAt: new Date() });
  expect((await count(tokens.admin)).body).toEqual({
    active: before.active + 2,
    inactive: before.inactive + 1,
    invited: before.invited + 1,
    admins: 2,
  });
  expect((await count(tokens.support)).status).toBe(403);
  expect((await count()).status).toBe(401);
});

describe('what a member of staff did', () => {
  const actionsOf = (id: string, token?: string, query = {}) =>
    backend.send(listUserActions, { token, params: { id }, query });

  test('is read newest first, a page at a time, and stays when the account is removed', async () => {
    const actor = await addUser(backend, 'ADMIN', { lastName: 'Деятельная' });
    const other = await addUser(backend, 'SUPPORT');
    const { token } = actor;
    const place = { token, params: { id: other.id } };
    await backend.send(updateUserActiveStatus, { ...place, body: { isActive: false } });
    await backend.send(deleteUser, place);
    await backend.send(deleteUser, { token: tokens.admin, params: { id: actor.id } });
    const { body } = await actionsOf(actor.id, tokens.audit, { size: 1 });
    expect(body).toMatchObject({
      total: 2,
      items: [{ action: 'user.delete', entity: { type: 'user', id: other.id } }],
    });
    const older = await actionsOf(actor.id, tokens.admin, { skip: 1 });
    expect(older.body.items).toMatchObject([
      { action: 'user.status.update', diff: { isActive: { from: true, to: false } } },
    ]);
    expect((await actionsOf(other.id, tokens.admin)).body.items).toStrictEqual([]);
  });

  test('is told to nobody else, and of nobody', async () => {
    const user = await addUser(backend, 'SUPPORT');
    expect((await actionsOf(user.id, user.token)).status).toBe(403);
    expect((await actionsOf(user.id)).status).toBe(401);
    expect((await actionsOf('00000000-0000-4000-8000-000000000000', tokens.admin)).status).toBe(
      404,
    );
  });
});
