/** @jest-environment node */
import { createUser, getCurrentUser, resetPassword } from '@campus/shared/contract/staff/calls';
import {
  acceptInvitation,
  enrolInvited,
  getInvitation,
} from '@campus/shared/contract/staff/invitationCalls';
import { eq } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { runDueJobs } from '../../platform/jobs/runDueJobs';
import { addUser, roleIdOf } from '../../testing/addUser';
import { users } from '../accounts/userTables';
import { createTotp } from '../auth/createTotp';
import { testServerForFile } from '../auth/testing/testServerForFile';

const { backend, door } = testServerForFile();

const hour = 3_600_000;
const short = 'зебра 81';
const newPassword = 'корова перешла дорогу';

const mailedToken = () => backend.mails.at(-1)?.link.path.split('#')[1] ?? '';

/** Somebody who has the letter, and has never signed in. */
async function invite() {
  const login = `invited-${Math.random().toString(36).slice(2)}@example.test`;
  const roleId = await roleIdOf(backend, 'SUPPORT');
  const body = { login, lastName: 'Приглашённая', firstName: 'Коллега', roleId };
  const token = await backend.tokenOf('admin');
  const { id } = (await backend.send(createUser, { token, body })).body;
  return { id, login, token: mailedToken() };
}

const look = (token: string) => backend.send(getInvitation, { body: { token } });
const enrol = (token: string, password = short) =>
  backend.send(enrolInvited, { body: { token, newPassword: password } });
const accept = (token: string, change: object = {}) =>
  backend.send(acceptInvitation, { body: { token, newPassword, twoFactor: 'EMAIL', ...change } });

const codeOf = (secret: string) => createTotp('', secret).codeAt(backend.services.now());

test('the link tells whose it is and until when', async () => {
  const { login, token } = await invite();
  const { status, body } = await look(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ login, firstName: 'Коллега', twoFactor: 'EMAIL' });
  const left = Date.parse(body.until) - backend.services.now();
  expect(Math.round(left / hour)).toBe(72);
});

test('password, app and recovery codes, then one is in', async () => {
  const { login, token } = await invite();
  const { totpEnrolment } = (await enrol(token)).body;
  const totpCode = codeOf(totpEnrolment.secret);
  const { status, body } = await accept(token, { newPassword: short, twoFactor: 'TOTP', totpCode });
  expect(status).toBe(200);
  expect(body.recoveryCodes).toHaveLength(10);
  const me = await backend.send(getCurrentUser, { token: body.authToken });
  const expected = { login, twoFactor: 'TOTP', mustChangePassword: false, recoveryCodesLeft: 10 };
  expect(me.body).toMatchObject(expected);
  expect((await door.askStaffCode({ login, password: short })).body.method).toBe('TOTP');
  const [row] = await backend.db.select().from(users).where(eq(users.login, login));
  expect(row?.totpSecret).not.toContain(totpEnrolment.secret);
});

test('without an app the password has to be long, and no recovery codes are made', async () => {
  const { token } = await invite();
  expect((await accept(token, { newPassword: short })).body.fields).toEqual({
    newPassword: 'PASSWORD_SHORT',
  });
  const { status, body } = await accept(token);
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('recoveryCodes');
});

test('the owner reads in a letter that there is a password now', async () => {
  const { login, token } = await invite();
  await accept(token);
  await runDueJobs(backend.services);
  const subjects = backend.mails.filter(({ to }) => to === login).map(({ subject }) => subject);
  expect(subjects.at(-1)).toBe('Пароль в «Кампусе» изменён');
});

test('sessions from before the link was accepted end', async () => {
  const { id, token } = await invite();
  const older = await backend.services.sessions.open('STAFF', id, { ip: '127.0.0.1' });
  const { body } = await accept(token);
  expect((await door.whoAmI(older)).status).toBe(401);
  expect((await door.whoAmI(body.authToken)).status).toBe(200);
});

test('an app is not believed without a code of it', async () => {
  const { token } = await invite();
  const app = { newPassword: short, twoFactor: 'TOTP' };
  expect((await accept(token, app)).body.fields).toEqual({ totpCode: 'TOTP_NOT_STARTED' });
  await enrol(token);
  expect((await accept(token, app)).body.fields).toEqual({ totpCode: 'TOTP_REQUIRED' });
  const recoveryCode = 'abcde-23456';
  const byCode = await accept(token, { ...app, recoveryCode });
  expect(byCode.body.fields).toEqual({ totpCode: 'TOTP_REQUIRED' });
});

describe('a link', () => {
  test('works once', async () => {
    const { token } = await invite();
    await accept(token);
    for (const answer of [await look(token), await enrol(token), await accept(token)])
      expect(answer).toMatchObject({ status: 410, body: { code: 'INVITATION_USED' } });
  });

  test('of two that use it at once one is let in', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('ends after 72 hours', async () => {
    const { token } = await invite();
    backend.clock.shift = 73 * hour;
    for (const answer of [await look(token), await accept(token)])
      expect(answer).toMatchObject({ status: 410, body: { code: 'INVITATION_EXPIRED' } });
  });

  test('that is forged or cut opens nothing', async () => {
    const { token } = await invite();
    for (const odd of [token.slice(0, -1), `${token}x`, 'nothing', await backend.tokenOf('admin')])
      expect(await look(odd)).toMatchObject({ status: 422, body: { code: 'INVITATION_UNKNOWN' } });
  });

  test('opens nothing for whoever was suspended or removed', async () => {
    const { id, token } = await invite();
    const isIt = eq(users.id, id);
    await backend.db.update(users).set({ isActive: false }).where(isIt);
    expect((await look(token)).body.code).toBe('ACCOUNT_INACTIVE');
    await backend.db.update(users).set({ deletedAt: new Date() }).where(isIt);
    expect((await look(token)).body.code).toBe('INVITATION_USED');
  });
});

test('an app that is there already stays, and the link alone does not get past it', async () => {
  const { secret } = createTotp('');
  const cipher = backend.services.cipher;
  const user = await addUser(backend, 'SUPPORT', { twoFactor: 'TOTP' });
  const totpSecret = cipher.encrypt(secret, `totp:${user.id}`);
  await backend.db.update(users).set({ totpSecret }).where(eq(users.id, user.id));
  const admin = await backend.tokenOf('admin');
  await backend.send(resetPassword, { token: admin, params: { id: user.id } });
  const token = mailedToken();
  expect((await look(token)).body.twoFactor).toBe('TOTP');
  expect((await enrol(token)).body.code).toBe('TOTP_KEPT');
  expect((await accept(token)).body.fields).toEqual({ totpCode: 'TOTP_REQUIRED' });
  const { status, body } = await accept(token, { totpCode: codeOf(secret) });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('recoveryCodes');
  const asked = await door.askStaffCode({ login: user.login, password: newPassword });
  expect(asked.body.method).toBe('TOTP');
  expect(demoPassword).not.toBe(newPassword);
});
