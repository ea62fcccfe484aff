/** @jest-environment node */
import * as auth from '@campus/shared/contract/auth/calls';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { eq } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { users } from '../accounts/userTables';
import { testServerForFile, otherThan } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

const support = { login: 'support@example.test', password: demoPassword };

test('password and code together sign in', async () => {
  expect((await door.askStaffCode(support)).status).toBe(200);
  const wrongPassword = await door.signInStaff({ ...support, password: 'x', otp: door.lastCode() });
  expect(wrongPassword.body.code).toBe('CREDENTIALS');
  const wrongCode = await door.signInStaff({ ...support, otp: otherThan(door.lastCode()) });
  expect(wrongCode.body).toMatchObject({ code: 'CODE_WRONG', fields: { otp: 'CODE_WRONG' } });
  const { body } = await door.signInStaff({ ...support, otp: door.lastCode() });
  const me = await backend.send(getCurrentUser, { token: body.authToken });
  expect(me.body).toMatchObject({ login: support.login, role: { key: 'SUPPORT' } });
});

test('no code is sent for a wrong password or an inactive account', async () => {
  expect((await door.askStaffCode({ ...support, password: 'x' })).body.code).toBe('CREDENTIALS');
  const former = { ...support, login: 'former@example.test' };
  expect(await door.askStaffCode(former)).toMatchObject({
    status: 403,
    body: { code: 'ACCOUNT_INACTIVE' },
  });
  expect(backend.mails).toStrictEqual([]);
});

test('a participant’s code does not sign staff in', async () => {
  await door.askCode(support.login, { consents: ['PD'] });
  expect((await door.signInStaff({ ...support, otp: door.lastCode() })).body.code).toBe(
    'CODE_WRONG',
  );
});

test('switching an account off ends its sessions', async () => {
  const token = await backend.tokenOf('content');
  const id = await backend.accountId('content');
  await backend.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  expect((await door.whoAmI(token)).body.code).toBe('TOKEN');
  const again = await backend.send(auth.refreshStaffToken, { body: { authToken: token } });
  expect(again.status).toBe(401);
  await backend.db.update(users).set({ isActive: true }).where(eq(users.id, id));
});

test('an account that is switched off while its password is compared does not sign in', async () => {
  const { passwords } = backend.services;
  const check = passwords.check.bind(passwords);
  const isIt = eq(users.login, support.login);
  await door.askStaffCode(support);
  const checked = jest.spyOn(passwords, 'check').mockImplementationOnce(async (...given) => {
    const isRight = await check(...given);
    await backend.db.update(users).set({ isActive: false }).where(isIt);
    return isRight;
  });
  const late = await door.signInStaff({ ...support, otp: door.lastCode() });
  checked.mockRestore();
  await backend.db.update(users).set({ isActive: true }).where(isIt);
  expect(late).toMatchObject({ status: 422, body: { code: 'CREDENTIALS' } });
});
