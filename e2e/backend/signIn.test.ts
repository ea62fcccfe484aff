/** @jest-environment node */
import * as auth from '@campus/shared/contract/auth';
import { getCurrentHuman } from '@campus/shared/contract/participants';
import { getCurrentUser } from '@campus/shared/contract/users';
import { eq, sql } from 'drizzle-orm';
import { demoPassword } from '../fixtures/demoAccounts';
import { humans } from './schema/people';
import { sessions } from './schema/security';
import { consents } from './schema/support';
import { users } from './schema/staff';
import { consentVersion } from './support/consentVersion';
import { startTestBackend, startTimeout, type TestBackend } from './testing/startTestBackend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, startTimeout);
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.shift = 0;
  backend.mails.length = 0;
  await backend.db.execute(sql`truncate rate_limits`);
});

const student = 'student@example.test';
const support = { login: 'support@example.test', password: demoPassword };
const lastCode = () => backend.mails.at(-1)?.code ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const jtiOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string })
    .jti;

async function askCode(email: string, more: object = {}) {
  await backend.db.execute(sql`truncate rate_limits`);
  return backend.send(auth.sendEmailCode, { body: { email, ...more } });
}
const useCode = (email: string, code: string) =>
  backend.send(auth.signInByEmailCode, { body: { email, code } });
const refresh = (authToken: string) =>
  backend.send(auth.refreshHumanToken, { body: { authToken } });
const whoAmI = (token: string) => backend.send(getCurrentHuman, { token });

describe('codes', () => {
  test('a code from the letter signs in, in whatever case the address is typed', async () => {
    const sent = await askCode('Student@EXAMPLE.test');
    expect(sent).toMatchObject({ status: 200, body: { resendAfter: 60, expiresIn: 600 } });
    expect(backend.mails).toHaveLength(1);
    expect(backend.mails[0]?.text).toContain(lastCode());
    const { status, body } = await useCode(
      student,
      `${lastCode().slice(0, 3)} ${lastCode().slice(3)}`,
    );
    expect(status).toBe(200);
    expect((await whoAmI(body.authToken)).body).toMatchObject({ kind: 'HUMAN', email: student });
  });

  test('eight parallel wrong guesses lock a code', async () => {
    await askCode(student);
    const right = lastCode();
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => useCode(student, otherThan(right))),
    );
    expect(guesses.map(({ status }) => status)).toEqual(Array(8).fill(422));
    expect(guesses[0]?.body).toMatchObject({ code: 'CODE_WRONG', fields: { code: 'CODE_WRONG' } });
    expect((await useCode(student, right)).status).toBe(422);
  });

  test('of two parallel uses of the right code one succeeds', async () => {
    await askCode(student);
    const code = lastCode();
    const uses = await Promise.all([useCode(student, code), useCode(student, code)]);
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('only the newest code works', async () => {
    await askCode(student);
    const first = lastCode();
    await askCode(student);
    if (first !== lastCode()) expect((await useCode(student, first)).status).toBe(422);
    expect((await useCode(student, lastCode())).status).toBe(200);
  });

  test('an expired code is refused', async () => {
    await askCode(student);
    await backend.db.execute(sql`update codes set expires_at = now() where used_at is null`);
    expect((await useCode(student, lastCode())).body.code).toBe('CODE_WRONG');
  });

  test('a second code within a minute is refused with the seconds to wait', async () => {
    await askCode(student);
    const { status, headers, body } = await backend.send(auth.sendEmailCode, {
      body: { email: student },
      language: 'en',
    });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'CODE_TOO_SOON' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(50);
    expect(body.message).toMatch(/You can ask for a new code in \d+ s/);
  });

  test('the sixth code within an hour is refused', async () => {
    const email = 'many@example.test';
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await backend.services.limits.forget(`code-pause:HUMAN:${email}`);
      statuses.push((await backend.send(auth.sendEmailCode, { body: { email } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('one network address cannot cause more than twenty letters an hour', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const answers = [];
    for (let round = 0; round < 21; round += 1) {
      const body = { email: `stranger${round}@example.test` };
      answers.push(await backend.send(auth.sendEmailCode, { body, headers }));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)?.body.code).toBe('CODE_LIMIT');
  });
});

describe('signing up', () => {
  const email = 'brand-new@example.test';

  test('an unknown address learns by letter only that it has no account', async () => {
    const [known, unknown] = [await askCode(student), await askCode('nobody@example.test')];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(backend.mails.at(-1)).toMatchObject({ to: 'nobody@example.test' });
    expect(backend.mails.at(-1)).not.toHaveProperty('code');
    const guess = await useCode('nobody@example.test', '000000');
    expect(guess.body.code).toBe('CODE_WRONG');
  });

  test('a confirmed sign-up creates the account with its consents', async () => {
    await askCode(email, { consents: ['PD', 'MAILING'], firstName: ' Анна ', languageKey: 'en' });
    expect(backend.mails.at(-1)?.subject).toMatch(/is your Campus sign-in code/);
    const before = await backend.db.select().from(humans).where(eq(humans.email, email));
    expect(before).toEqual([]);

    const { body } = await useCode(email, lastCode());
    const me = await whoAmI(body.authToken);
    expect(me.body).toMatchObject({ email, firstName: 'Анна', language: { key: 'en' } });
    const kept = await backend.db
      .select({ type: consents.type, ip: consents.ip, textVersion: consents.textVersion })
      .from(consents)
      .innerJoin(humans, eq(humans.id, consents.humanId))
      .where(eq(humans.email, email));
    expect(kept.map(({ type }) => type).sort()).toEqual(['MAILING', 'PD']);
    expect(kept[0]).toMatchObject({ ip: '127.0.0.1', textVersion: consentVersion });
  });

  test('bad input is refused by field', async () => {
    const { status, body } = await askCode('not-an-address');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { email: 'EMAIL_FORMAT' } });
    expect((await useCode(student, '12')).body.fields).toEqual({ code: 'CODE_FORMAT' });
  });
});

describe('passwords', () => {
  const signIn = (email: string, password: string) =>
    backend.send(auth.signInByPassword, { body: { email, password } });

  test('the right password signs in', async () => {
    const { body } = await signIn(student, demoPassword);
    expect((await whoAmI(body.authToken)).status).toBe(200);
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    const [wrong, unknown] = [await signIn(student, 'nope'), await signIn('x@y.test', 'nope')];
    expect(wrong).toMatchObject({ status: 422, body: { code: 'CREDENTIALS' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  test('ten failures pause an account for fifteen minutes, parallel ones too', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(student, 'guess')));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const paused = await signIn(student, demoPassword);
    expect(paused).toMatchObject({ status: 429, body: { code: 'SIGN_IN_PAUSED' } });
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(880);
  });

  test('an empty password is refused by field', async () => {
    expect((await signIn(student, '')).body.fields).toEqual({ password: 'REQUIRED' });
  });
});

describe('staff', () => {
  const askStaffCode = (body: object) => backend.send(auth.sendStaffCode, { body });
  const signInStaff = (body: object) => backend.send(auth.signInStaff, { body });

  test('password and code together sign in', async () => {
    expect((await askStaffCode(support)).status).toBe(200);
    const wrongPassword = await signInStaff({ ...support, password: 'x', otp: lastCode() });
    expect(wrongPassword.body.code).toBe('CREDENTIALS');
    const wrongCode = await signInStaff({ ...support, otp: otherThan(lastCode()) });
    expect(wrongCode.body).toMatchObject({ code: 'CODE_WRONG', fields: { otp: 'CODE_WRONG' } });
    const { body } = await signInStaff({ ...support, otp: lastCode() });
    const me = await backend.send(getCurrentUser, { token: body.authToken });
    expect(me.body).toMatchObject({ login: support.login, role: { key: 'SUPPORT' } });
  });

  test('no code is sent for a wrong password or an inactive account', async () => {
    expect((await askStaffCode({ ...support, password: 'x' })).body.code).toBe('CREDENTIALS');
    const former = { ...support, login: 'former@example.test' };
    expect(await askStaffCode(former)).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_INACTIVE' },
    });
    expect(backend.mails).toEqual([]);
  });

  test('a participant’s code does not sign staff in', async () => {
    await askCode(support.login, { consents: ['PD'] });
    expect((await signInStaff({ ...support, otp: lastCode() })).body.code).toBe('CODE_WRONG');
  });

  test('switching an account off ends its sessions', async () => {
    const token = await backend.tokenOf('content');
    const id = await backend.accountId('content');
    await backend.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    expect((await whoAmI(token)).body.code).toBe('TOKEN');
    const again = await backend.send(auth.refreshStaffToken, { body: { authToken: token } });
    expect(again.status).toBe(401);
    await backend.db.update(users).set({ isActive: true }).where(eq(users.id, id));
  });
});

describe('sessions', () => {
  test('ten parallel refreshes rotate once and all get the same generation', async () => {
    const old = await backend.tokenOf('student');
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(old)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => jtiOf(body.authToken))).size).toBe(1);
  });

  test('a token from two generations back ends the session', async () => {
    const first = await backend.tokenOf('student');
    const second = (await refresh(first)).body.authToken;
    const third = (await refresh(second)).body.authToken;
    expect((await refresh(first)).body.code).toBe('TOKEN');
    expect((await whoAmI(third)).status).toBe(401);
    const reasons = await backend.db
      .select()
      .from(sessions)
      .where(eq(sessions.jti, jtiOf(third)));
    expect(reasons[0]?.revokeReason).toBe('reuse');
  });

  test('the replaced token works for half a minute and no longer', async () => {
    const old = await backend.tokenOf('student');
    const next = (await refresh(old)).body.authToken;
    await backend.db
      .update(sessions)
      .set({ rotatedAt: sql`now() - interval '31 seconds'` })
      .where(eq(sessions.jti, jtiOf(next)));
    expect((await refresh(old)).status).toBe(401);
    expect((await whoAmI(next)).status).toBe(401);
  });

  test('an expired token is refused by calls and accepted by refresh', async () => {
    const token = await backend.tokenOf('student');
    backend.clock.shift = 11 * 60_000;
    expect((await whoAmI(token)).body.code).toBe('TOKEN');
    const { body } = await refresh(token);
    expect((await whoAmI(body.authToken)).status).toBe(200);
    backend.clock.shift = 32 * 86_400_000;
    expect((await refresh(body.authToken)).status).toBe(401);
  });

  test('signing out acts at once and stays', async () => {
    const authToken = await backend.tokenOf('student');
    const signOut = () => backend.send(auth.signOut, { body: { authToken } });
    expect(await signOut()).toMatchObject({ status: 200, body: {} });
    expect((await whoAmI(authToken)).status).toBe(401);
    expect((await refresh(authToken)).status).toBe(401);
    expect((await signOut()).status).toBe(200);
  });

  test('each kind of token is refreshed only by its own call', async () => {
    const [human, staff] = [await backend.tokenOf('student'), await backend.tokenOf('admin')];
    const asStaff = (authToken: string) =>
      backend.send(auth.refreshStaffToken, { body: { authToken } });
    expect((await asStaff(human)).status).toBe(401);
    expect((await refresh(staff)).status).toBe(401);
    expect((await asStaff(staff)).status).toBe(200);
    expect((await whoAmI(human)).status).toBe(200);
  });

  test('forged and foreign strings are no tokens', async () => {
    const token = await backend.tokenOf('student');
    const forged = `${token.slice(0, -4)}AAAA`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    for (const text of [forged, unsigned, 'garbage']) {
      expect((await refresh(text)).status).toBe(401);
      expect((await whoAmI(text)).status).toBe(401);
    }
    expect((await whoAmI(token)).status).toBe(200);
  });
});
