/** @jest-environment node */
import { filterUsers, getUser, deleteUser } from '@campus/shared/contract/staff/calls';
import { addUser } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

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
