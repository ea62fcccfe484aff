/** @jest-environment node */
import { confirmIdentity, getConfirmation } from '@campus/shared/contract/auth/calls';
import { liftSignInPause } from '@campus/shared/contract/operations/calls';
import { listEduOrgs } from '@campus/shared/contract/resources/calls';
import { listSettings, updateSetting } from '@campus/shared/contract/settings/calls';
import {
  createUser,
  deleteUser,
  endUserSessions,
  resetAuthenticator,
  resetPassword,
  updateUser,
  updateUserActiveStatus,
  updateUserRole,
} from '@campus/shared/contract/staff/calls';
import { eq, sql } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { logs } from '../../platform/audit/auditTables';
import { assertDefined } from '../../platform/database/assertDefined';
import { addUser, roleIdOf } from '../../testing/addUser';
import { sessions } from '../accounts/sessionTables';
import { testServerForFile } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

/** An administrator who has had the page open for longer than a password is good for. */
async function addAdmin(minutes = 11) {
  const admin = await addUser(backend, 'ADMIN');
  const confirmedAt = sql`now() - make_interval(mins => ${minutes})`;
  await backend.db.update(sessions).set({ confirmedAt }).where(eq(sessions.userId, admin.id));
  return admin;
}

const confirm = (token?: string, body: object = { currentPassword: demoPassword }) =>
  backend.send(confirmIdentity, { token, body });
const refused = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } };

const settingsOf = async (token: string, type: 'HTML' | 'INT') => {
  const { body } = await backend.send(listSettings, { token });
  return assertDefined(body.find((setting) => setting.type === type));
};
const saveAnew = async (token: string, type: 'HTML' | 'INT') => {
  const { id, value, version } = await settingsOf(token, type);
  return backend.send(updateSetting, { token, params: { id }, body: { value: value.ru, version } });
};

test('what gives power to others waits for the password, once for ten minutes', async () => {
  const { token } = await addAdmin();
  const other = await addUser(backend, 'SUPPORT');
  const place = { token, params: { id: other.id } };
  const role = { roleId: await roleIdOf(backend, 'AUDITOR') };
  expect(await backend.send(updateUserRole, { ...place, body: role })).toMatchObject(refused);
  expect(await backend.send(resetPassword, place)).toMatchObject(refused);
  const lost = { reason: 'Телефон утерян' };
  expect(await backend.send(resetAuthenticator, { ...place, body: lost })).toMatchObject(refused);
  expect(await backend.send(createUser, { token, body: {} })).toMatchObject(refused);
  const closing = { ...place, body: { isActive: false } };
  expect(await backend.send(updateUserActiveStatus, closing)).toMatchObject(refused);
  expect(await backend.send(deleteUser, place)).toMatchObject(refused);
  expect(await backend.send(liftSignInPause, place)).toMatchObject(refused);
  expect(await saveAnew(token, 'HTML')).toMatchObject(refused);
  expect(backend.mails).toStrictEqual([]);
  expect((await door.whoAmI(other.token)).status).toBe(200);

  const { status, body } = await confirm(token);
  expect(status).toBe(200);
  expect(Date.parse(body.until ?? '') - Date.now()).toBeGreaterThan(590_000);
  expect((await backend.send(updateUserRole, { ...place, body: role })).status).toBe(200);
  expect((await backend.send(resetPassword, place)).status).toBe(200);
  expect((await saveAnew(token, 'HTML')).status).toBe(200);
});

test('the organisation of an operator waits for the password, and the rest of a record does not', async () => {
  const { token } = await addAdmin();
  const [before, after] = (await backend.send(listEduOrgs)).body.map(({ id }) => id);
  const { id, lastName, firstName } = await addUser(backend, 'EDU_OPERATOR', { eduOrgId: before });
  const save = (change: object) => {
    const body = { lastName, firstName, ...change };
    return backend.send(updateUser, { token, params: { id }, body });
  };
  const renamed = await save({ lastName: 'Иная', eduOrgId: before, version: 1 });
  expect(renamed.status).toBe(200);
  expect(await save({ eduOrgId: after, version: 2 })).toMatchObject(refused);
  await confirm(token);
  const moved = await save({ eduOrgId: after, version: 2 });
  expect(moved).toMatchObject({ status: 200, body: { eduOrg: { id: after } } });
});

test('what gives none does not wait', async () => {
  const { token } = await addAdmin();
  const other = await addUser(backend, 'SUPPORT');
  const signedOut = await backend.send(endUserSessions, { token, params: { id: other.id } });
  expect(signedOut.status).toBe(200);
  expect((await saveAnew(token, 'INT')).status).toBe(200);
});

test('signing in is a proof too; how long it lasts is told', async () => {
  const read = async (token?: string) => backend.send(getConfirmation, { token });
  const fresh = await addUser(backend, 'ADMIN');
  expect((await read(fresh.token)).body.until).toEqual(expect.any(String));
  const { token } = await addAdmin();
  expect((await read(token)).body).toEqual({ until: null });
  expect((await read()).status).toBe(401);
  expect((await read(await backend.tokenOf('student'))).status).toBe(403);
});

test('a wrong password confirms nothing, and ten of them pause; another session is not confirmed', async () => {
  const { id, token } = await addAdmin();
  const other = await backend.services.sessions.open('STAFF', id, { ip: '127.0.0.1' });
  const long = sql`now() - interval '1 hour'`;
  await backend.db.update(sessions).set({ confirmedAt: long }).where(eq(sessions.userId, id));
  expect((await confirm(token, {})).body.fields).toEqual({ currentPassword: 'REAUTHENTICATION' });
  for (let turn = 0; turn < 10; turn += 1)
    expect((await confirm(token, { currentPassword: 'nope' })).body.fields).toEqual({
      currentPassword: 'PASSWORD_WRONG',
    });
  expect((await confirm(token)).body.code).toBe('SIGN_IN_PAUSED');
  await door.forgetLimits();
  expect((await confirm(token)).status).toBe(200);
  const of = async (which: string) =>
    (await backend.send(getConfirmation, { token: which })).body.until;
  expect([await of(other), typeof (await of(token))]).toEqual([null, 'string']);
  expect((await confirm()).status).toBe(401);
  const entries = await backend.db.select().from(logs).where(eq(logs.actorId, id));
  expect(entries).toMatchObject([{ action: 'account.confirm', entityId: id }]);
});
