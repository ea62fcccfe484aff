/** @jest-environment node */
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { listFooterLinks } from '@campus/shared/contract/settings/calls';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import {
  changePassword,
  getCurrentUser,
  resetAuthenticator,
  resetPassword,
  updateCurrentUser,
} from '@campus/shared/contract/staff/calls';
import { acceptInvitation } from '@campus/shared/contract/staff/invitationCalls';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { addUser } from '../../testing/addUser';
import { testServerForFile } from '../auth/testing/testServerForFile';

const { backend, door } = testServerForFile();
let admin: string;
beforeAll(async () => {
  admin = await backend.tokenOf('admin');
});

const better = 'корова перешла дорогу';
const change = (token: string, newPassword: string, currentPassword = demoPassword) =>
  backend.send(changePassword, { token, body: { currentPassword, newPassword } });
const enter = async (login: string, password: string) => {
  await door.forgetLimits();
  const asked = await door.askStaffCode({ login, password });
  if (asked.status !== 200) return asked;
  return door.signInStaff({ login, password, otp: door.lastCode() });
};
const reset = (id: string, token = admin) => backend.send(resetPassword, { token, params: { id } });
const mailedToken = () => backend.mails.at(-1)?.link.path.split('#')[1] ?? '';
const accept = (token = mailedToken(), newPassword = better) =>
  backend.send(acceptInvitation, { body: { token, newPassword, twoFactor: 'EMAIL' } });

describe('changing one’s password', () => {
  test('ends the other sessions and the old password', async () => {
    const user = await addUser(backend, 'SUPPORT');
    const other = await backend.services.sessions.open('STAFF', user.id, { ip: '127.0.0.1' });
    expect((await change(user.token, better)).status).toBe(200);
    expect((await door.whoAmI(user.token)).status).toBe(200);
    expect((await door.whoAmI(other)).status).toBe(401);
    expect((await enter(user.login, demoPassword)).body.code).toBe('CREDENTIALS');
    expect((await enter(user.login, better)).status).toBe(200);
  });

  test('takes the current one, ten times wrong at most', async () => {
    const user = await addUser(backend, 'SUPPORT');
    const wrong = await change(user.token, better, 'nope');
    expect(wrong.body.fields).toEqual({ currentPassword: 'PASSWORD_WRONG' });
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => change(user.token, better, 'nope')),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(9);
    const paused = await change(user.token, better);
    expect(paused).toMatchObject({ status: 429, body: { code: 'SIGN_IN_PAUSED' } });
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(880);
  });

  test.each([
    ['short', 'TOO_SHORT'],
    ['fourteen chars', 'PASSWORD_SHORT'],
    ['campuscampuscampus', 'PASSWORD_COMMON'],
    ['qwertyuiopasdfghjkl', 'PASSWORD_COMMON'],
    [demoPassword, 'PASSWORD_SAME'],
    ['x'.repeat(129), 'TOO_LONG'],
  ])('%s is refused: %s', async (password, code) => {
    const user = await addUser(backend, 'SUPPORT');
    const { status, body } = await change(user.token, password);
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { newPassword: code } });
  });

  test('one’s own address is no password', async () => {
    const user = await addUser(backend, 'SUPPORT');
    expect((await change(user.token, user.login)).body.code).toBe('PASSWORD_COMMON');
  });

  test('beside an app eight characters are enough', async () => {
    const user = await addUser(backend, 'SUPPORT', {
      twoFactor: 'TOTP',
      totpSecret: 'A'.repeat(32),
    });
    expect((await change(user.token, 'зебра 81')).status).toBe(200);
    const simple = await addUser(backend, 'SUPPORT');
    expect((await change(simple.token, 'зебра 81')).body.code).toBe('PASSWORD_SHORT');
  });

  test('a short one is not kept where the app was reset while the old one was compared', async () => {
    const app = { twoFactor: 'TOTP', totpSecret: 'A'.repeat(32) } as const;
    const { id, token } = await addUser(backend, 'SUPPORT', app);
    const { passwords } = backend.services;
    const check = passwords.check.bind(passwords);
    const checked = jest.spyOn(passwords, 'check').mockImplementationOnce(async (...given) => {
      const isRight = await check(...given);
      const lost = { token: admin, params: { id }, body: { reason: 'Телефон потерян' } };
      expect((await backend.send(resetAuthenticator, lost)).status).toBe(200);
      return isRight;
    });
    const late = await change(token, 'зебра 81');
    checked.mockRestore();
    expect(late).toMatchObject({ status: 422, body: { code: 'PASSWORD_WRONG' } });
  });

  test('the same letters typed in another way are the same password', async () => {
    const user = await addUser(backend, 'SUPPORT');
    expect((await change(user.token, 'ёлочка и йогурт в июне'.normalize('NFD'))).status).toBe(200);
    expect((await enter(user.login, 'ёлочка и йогурт в июне'.normalize('NFC'))).status).toBe(200);
  });

  test('of two changes at once one succeeds', async () => {
    const user = await addUser(backend, 'SUPPORT');
    const answers = await Promise.all([
      change(user.token, better),
      change(user.token, `${better}!`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('a reset by an administrator', () => {
  test('mails a link, ends the sessions and the old password', async () => {
    const user = await addUser(backend, 'SUPPORT');
    const { status, body } = await reset(user.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mustChangePassword: true, twoFactor: 'EMAIL' });
    expect(backend.mails).toMatchObject([{ to: user.login }]);
    const token = mailedToken();
    expect((await door.whoAmI(user.token)).status).toBe(401);
    expect((await enter(user.login, demoPassword)).body.code).toBe('CREDENTIALS');
    expect((await accept(token)).status).toBe(200);
    expect((await enter(user.login, better)).status).toBe(200);
  });

  test('ends a sign-in that has compared the old password already', async () => {
    const { id, login } = await addUser(backend, 'SUPPORT');
    const { passwords } = backend.services;
    const check = passwords.check.bind(passwords);
    await door.askStaffCode({ login, password: demoPassword });
    const otp = door.lastCode();
    const checked = jest.spyOn(passwords, 'check').mockImplementationOnce(async (...given) => {
      const isRight = await check(...given);
      expect((await reset(id)).status).toBe(200);
      return isRight;
    });
    const late = await door.signInStaff({ login, password: demoPassword, otp });
    checked.mockRestore();
    expect(late).toMatchObject({ status: 422, body: { code: 'CREDENTIALS' } });
  });

  test('a newer one voids the older one', async () => {
    const user = await addUser(backend, 'SUPPORT');
    await reset(user.id);
    const first = mailedToken();
    backend.clock.shift += 1_000;
    await reset(user.id);
    const newer = mailedToken();
    expect(await accept(first)).toMatchObject({ status: 410, body: { code: 'INVITATION_USED' } });
    expect((await accept(newer)).status).toBe(200);
  });

  test('an own account and nobody’s are refused', async () => {
    const own = await reset(await backend.accountId('admin'));
    expect(own).toMatchObject({ status: 422, body: { code: 'OWN_ACCOUNT' } });
    expect((await reset('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect(backend.mails).toStrictEqual([]);
  });

  test('a letter that cannot be sent is told, and can be asked for again', async () => {
    const user = await addUser(backend, 'SUPPORT');
    const { mailer } = backend.services;
    const send = jest.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('no route'));
    expect((await reset(user.id)).body.code).toBe('MAIL_UNAVAILABLE');
    send.mockRestore();
    expect((await reset(user.id)).status).toBe(200);
    expect((await accept()).status).toBe(200);
  });
});

test('whoever must change the password has only the way to one’s own', async () => {
  const { login, token, version } = await addUser(backend, 'ADMIN', { mustChangePassword: true });
  const limited = await backend.send(listUserRoles, { token });
  expect(limited).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } });
  expect((await backend.send(getCurrentHuman, { token })).status).toBe(200);
  expect((await backend.send(getCurrentUser, { token })).body.mustChangePassword).toBe(true);
  const body = { lastName: 'Тестовая', firstName: 'Сотрудница', version };
  expect((await backend.send(updateCurrentUser, { token, body })).status).toBe(200);
  const footer = await backend.send(listFooterLinks, { token });
  expect(footer.status).toBe(200);
  expect(footer.body.some(({ staff }) => staff)).toBe(false);

  expect((await change(token, better)).body.mustChangePassword).toBe(false);
  expect((await backend.send(listUserRoles, { token })).status).toBe(200);
  expect((await enter(login, better)).status).toBe(200);
});
