/** @jest-environment node */
import { sendConfirmationCode } from '@campus/shared/contract/auth/calls';
import { resetAuthenticator, resetPassword, type User } from '@campus/shared/contract/staff/calls';
import { and, eq } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { logs } from '../../platform/audit/auditTables';
import { addUser } from '../../testing/addUser';
import { users } from '../accounts/userTables';
import { authenticators, step } from './testing/authenticators';
import { testServerForFile, otherThan } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

const { save, ask, codeOf, enrol, withApp } = authenticators(backend);
type Staff = Awaited<ReturnType<typeof addUser>>;

const credentials = ({ login }: { login: string }) => ({ login, password: demoPassword });
const signIn = (user: { login: string }, otp: string) =>
  door.signInStaff({ ...credentials(user), otp });

describe('setting up', () => {
  test('a key comes first, and counts once a code proves it', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const first = await ask(user);
    expect(first.body.twoFactor).toBe('EMAIL');
    const { secret, uri, recovery } = assertDefined(first.body.totpEnrolment);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Campus:/);
    expect(recovery).toMatch('запасному коду');
    expect((await door.askStaffCode(credentials(user))).body.method).toBe('EMAIL');

    const { version } = first.body;
    const wrong = otherThan(codeOf(secret));
    const refused = await save(user, { twoFactor: 'TOTP', totpCode: wrong, version });
    expect(refused.body.fields).toEqual({ totpCode: 'TOTP_WRONG' });
    const totpCode = codeOf(secret);
    const proved = await save(user, { twoFactor: 'TOTP', totpCode, version });
    expect(proved.body).toMatchObject({ twoFactor: 'TOTP', login: user.login });
    expect(proved.body).not.toHaveProperty('totpEnrolment');
  });

  test('the key is kept encrypted', async () => {
    const { id, secret } = await withApp();
    const [row] = await backend.db.select().from(users).where(eq(users.id, id));
    expect(row?.totpSecret).toMatch(/^aes-256-gcm:/);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('a code without a key is refused', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const body = { twoFactor: 'TOTP', totpCode: '123456', version: user.version };
    expect((await save(user, body)).body.fields).toEqual({ totpCode: 'TOTP_NOT_STARTED' });
  });

  test('a newer key voids the older one', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const old = await enrol(user);
    const fresh = await enrol({ ...user, version: old.version });
    expect(fresh.secret).not.toBe(old.secret);
    const { version } = fresh;
    const withOld = { twoFactor: 'TOTP', totpCode: codeOf(old.secret), version };
    expect((await save(user, withOld)).body.code).toBe('TOTP_WRONG');
  });

  test('other sessions end with the change, one’s own goes on', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const other = await backend.services.sessions.open('STAFF', user.id, { ip: '127.0.0.1' });
    const { secret, version } = await enrol(user);
    await save(user, { twoFactor: 'TOTP', totpCode: codeOf(secret), version });
    expect((await door.whoAmI(other)).status).toBe(401);
    expect((await door.whoAmI(user.token)).status).toBe(200);
  });
});

describe('signing in', () => {
  test('no letter is sent, and the code of the app opens', async () => {
    const user = await withApp();
    const asked = await door.askStaffCode(credentials(user));
    expect(asked).toMatchObject({ status: 200, body: { method: 'TOTP' } });
    expect(backend.mails).toStrictEqual([]);
    const { status, body } = await signIn(user, codeOf(user.secret, 1));
    expect(status).toBe(200);
    expect((await door.whoAmI(body.authToken)).status).toBe(200);
  });

  test('a code works once, and none before it works after', async () => {
    const user = await withApp();
    expect((await signIn(user, codeOf(user.secret))).body.code).toBe('TOTP_WRONG');
    expect((await signIn(user, codeOf(user.secret, 1))).status).toBe(200);
    expect((await signIn(user, codeOf(user.secret, 1))).body.code).toBe('TOTP_WRONG');
  });

  test('of two who bring the same code at once one enters', async () => {
    const user = await withApp();
    const otp = codeOf(user.secret, 1);
    const answers = await Promise.all([signIn(user, otp), signIn(user, otp)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('a clock that is %i steps off gets %i', async (steps, status) => {
    const user = await withApp();
    backend.clock.shift += 10 * step;
    expect((await signIn(user, codeOf(user.secret, steps))).status).toBe(status);
  });

  test('five wrong codes in a row, parallel too, pause the account for a quarter of an hour', async () => {
    const user = await withApp();
    const wrong = otherThan(codeOf(user.secret, 1));
    const tries = await Promise.all(Array.from({ length: 7 }, () => signIn(user, wrong)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
    const paused = await signIn(user, codeOf(user.secret, 1));
    expect(paused).toMatchObject({ status: 429, body: { code: 'SIGN_IN_PAUSED' } });
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(880);
  });

  test('a wrong code says how to get in without the phone', async () => {
    const user = await withApp();
    const { body } = await signIn(user, otherThan(codeOf(user.secret, 1)));
    expect(body.fields).toEqual({ otp: 'TOTP_WRONG' });
    expect(body.message).toEqual([expect.stringContaining('скажите администратору')]);
  });

  test('a code from an earlier letter does not open', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    await door.askStaffCode(credentials(user));
    const { secret, version } = await enrol(user);
    await save(user, { twoFactor: 'TOTP', totpCode: codeOf(secret), version });
    expect((await signIn(user, door.lastCode())).body.code).toBe('TOTP_WRONG');
  });

  test('a mailed code does not open once an app is switched on after it was compared', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const { secret, version } = await enrol(user);
    await door.askStaffCode(credentials(user));
    const { codes } = backend.services;
    const match = codes.match.bind(codes);
    const matched = jest.spyOn(codes, 'match').mockImplementationOnce(async (...given) => {
      const found = await match(...given);
      const proof = { twoFactor: 'TOTP', totpCode: codeOf(secret), version };
      expect((await save(user, proof)).status).toBe(200);
      return found;
    });
    const late = await signIn(user, door.lastCode());
    matched.mockRestore();
    expect(late).toMatchObject({ status: 422, body: { code: 'CREDENTIALS' } });
  });
});

describe('going back to letters', () => {
  const currentPassword = demoPassword;
  const goBack = (user: Staff, proof: object) =>
    save(user, { twoFactor: 'EMAIL', version: user.version, ...proof });

  test('takes the password and a code of the app', async () => {
    const user = await withApp();
    const totpCode = codeOf(user.secret, 1);
    expect((await goBack(user, { currentPassword })).body.fields).toEqual({
      totpCode: 'TOTP_REQUIRED',
    });
    expect((await goBack(user, { totpCode })).body.fields).toEqual({
      currentPassword: 'REAUTHENTICATION',
    });
    const used = { currentPassword, totpCode: codeOf(user.secret) };
    expect((await goBack(user, used)).body.code).toBe('TOTP_WRONG');
    const back = await goBack(user, { currentPassword, totpCode });
    const isShort = [...demoPassword].length < 15;
    const expected: Partial<User> = { twoFactor: 'EMAIL', mustChangePassword: isShort };
    expect(back.body).toMatchObject(expected);
    expect((await door.askStaffCode(credentials(user))).body.method).toBe('EMAIL');
  });

  test('takes a recovery code where the phone is lost, and none is left after', async () => {
    const user = await withApp();
    const [recoveryCode = ''] = user.recoveryCodes;
    const back = await goBack(user, { currentPassword, recoveryCode });
    expect(back.body).toMatchObject({ twoFactor: 'EMAIL', recoveryCodesLeft: 0 });
  });

  test('a saved record that still says TOTP changes nothing', async () => {
    const user = await withApp();
    const { body } = await save(user, { twoFactor: 'TOTP', version: user.version });
    expect(body.twoFactor).toBe('TOTP');
    expect(body).not.toHaveProperty('totpEnrolment');
    expect((await signIn(user, codeOf(user.secret, 1))).status).toBe(200);
  });

  test('an administrator’s reset of the password keeps the app', async () => {
    const user = await withApp();
    const token = await backend.tokenOf('admin');
    const { body } = await backend.send(resetPassword, { token, params: { id: user.id } });
    expect(body.twoFactor).toBe('TOTP');
    expect(backend.mails.at(-1)?.text).toMatch('Понадобится код из приложения');
  });
});

describe('a token alone', () => {
  test('gets no key: the password or a mailed code is asked for', async () => {
    const user = await addUser(backend, 'CONTENT_MANAGER');
    const refused = await ask(user, {});
    expect(refused).toMatchObject({ status: 422, body: { code: 'REAUTHENTICATION' } });
    expect(refused.body.fields).toEqual({ currentPassword: 'REAUTHENTICATION' });
    const wrong = await ask(user, { currentPassword: 'nope' });
    expect(wrong.body.fields).toEqual({ currentPassword: 'PASSWORD_WRONG' });
    await backend.send(sendConfirmationCode, { token: user.token });
    const code = door.lastCode();
    expect((await ask(user, { code: otherThan(code) })).body.fields).toEqual({
      code: 'CODE_WRONG',
    });
    expect((await ask(user, { code })).body).toHaveProperty('totpEnrolment');
    const { body } = await ask({ ...user, version: user.version + 1 }, { code });
    expect(body.fields).toEqual({ code: 'CODE_WRONG' });
  });
});

describe('an administrator hears that the app is lost', () => {
  const lose = async (id: string, body: object = { reason: 'Телефон утерян' }) =>
    backend.send(resetAuthenticator, {
      token: await backend.tokenOf('admin'),
      params: { id },
      body,
    });

  test('letters bring the codes again, sessions end, and the log keeps why', async () => {
    const user = await withApp();
    const { body } = await lose(user.id);
    expect(body).toMatchObject({ twoFactor: 'EMAIL', mustChangePassword: true });
    expect((await door.whoAmI(user.token)).status).toBe(401);
    expect((await door.askStaffCode(credentials(user))).body.method).toBe('EMAIL');
    const [log] = await backend.db
      .select()
      .from(logs)
      .where(and(eq(logs.entityId, user.id), eq(logs.action, 'user.factor.reset')));
    expect(log?.diff).toMatchObject({ reason: { to: 'Телефон утерян' } });
    expect(JSON.stringify(log)).not.toContain(user.secret);
  });

  test('not without a reason, not for oneself, not where there is none, and no one else', async () => {
    const user = await withApp('ADMIN');
    expect((await lose(user.id, {})).body.fields).toEqual({ reason: 'REQUIRED' });
    const body = { reason: 'Утерян' };
    const place = { params: { id: user.id }, body };
    const own = await backend.send(resetAuthenticator, { token: user.token, ...place });
    expect(own.body.code).toBe('OWN_ACCOUNT');
    expect((await lose((await addUser(backend, 'AUDITOR')).id)).body.code).toBe('TOTP_NONE');
    expect((await backend.send(resetAuthenticator, place)).status).toBe(401);
    const support = await backend.tokenOf('support');
    expect((await backend.send(resetAuthenticator, { token: support, ...place })).status).toBe(403);
  });
});
