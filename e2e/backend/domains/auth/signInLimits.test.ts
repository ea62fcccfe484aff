/** @jest-environment node */
import * as auth from '@campus/shared/contract/auth/calls';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { testServerForFile, otherThan } from './testing/testServerForFile';
import { createLimits } from '../../platform/limits/createLimits';
import { hashPassword } from './createPasswords';

const { backend, door } = testServerForFile();

const student = 'student@example.test';
const audit = 'audit@example.test';
const [stranger, owner] = ['203.0.113.9', '198.51.100.7'];

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const byPassword = (ip: string, email: string, password: string) =>
  backend.send(auth.signInByPassword, { ...from(ip), body: { email, password } });
const staffCode = (ip: string, login: string, password: string) =>
  backend.send(auth.sendStaffCode, { ...from(ip), body: { login, password } });
const askCode = (ip: string, email: string, more: object = {}) =>
  backend.send(auth.sendEmailCode, { ...from(ip), body: { email, ...more } });
const useCode = (ip: string, email: string, code: string) =>
  backend.send(auth.signInByEmailCode, { ...from(ip), body: { email, code } });

async function repeat<T>(times: number, work: (index: number) => Promise<T>) {
  const answers: T[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await work(index));
  return answers;
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('a stranger cannot lock anybody out', () => {
  test('ten wrong passwords pause a participant for the network they came from', async () => {
    await repeat(10, () => byPassword(stranger, student, 'guess'));
    const paused = await byPassword(stranger, student, demoPassword);
    expect(paused).toMatchObject({ status: 429, body: { code: 'SIGN_IN_PAUSED' } });
    expect((await byPassword(owner, student, demoPassword)).status).toBe(200);
  });

  test('ten wrong passwords pause a member of staff for the network they came from', async () => {
    await repeat(10, () => staffCode(stranger, audit, 'guess'));
    expect((await staffCode(stranger, audit, demoPassword)).status).toBe(429);
    expect((await staffCode(owner, audit, demoPassword)).status).toBe(200);
  });

  test('all addresses of one IPv6 network count as one', async () => {
    await repeat(10, (index) => byPassword(`2001:db8:1:2::${index + 1}`, student, 'guess'));
    expect((await byPassword('2001:db8:1:2:9::1', student, demoPassword)).status).toBe(429);
    expect((await byPassword('2001:db8:1:3::1', student, demoPassword)).status).toBe(200);
  });

  test('wrong codes leave the code usable where it was asked for, and elsewhere', async () => {
    await askCode(owner, student);
    const code = door.lastCode();
    const wrong = await repeat(6, () => useCode(stranger, student, otherThan(code)));
    expect(statuses(wrong)).toEqual(Array(6).fill(422));
    expect((await useCode(stranger, student, code)).body.code).toBe('CODE_WRONG');
    expect((await useCode('198.51.100.8', student, code)).status).toBe(200);
  });

  test('twenty wrong codes from elsewhere close a code for all but who asked for it', async () => {
    await askCode(owner, student);
    const code = door.lastCode();
    await repeat(20, (index) =>
      useCode(`203.0.113.${Math.floor(index / 5)}`, student, otherThan(code)),
    );
    expect((await useCode('192.0.2.1', student, code)).body.code).toBe('CODE_WRONG');
    expect((await useCode(owner, student, code)).status).toBe(200);
    await askCode(owner, audit, { consents: ['PD'] });
    expect((await useCode('192.0.2.1', audit, door.lastCode())).status).toBe(200);
  });

  test('letters that a stranger causes neither void the owner’s code nor forbid a new one', async () => {
    await askCode(owner, student);
    const code = door.lastCode();
    expect((await askCode(stranger, student)).status).toBe(200);
    expect((await askCode(stranger, student)).body.code).toBe('CODE_TOO_SOON');
    expect((await useCode(owner, student, code)).status).toBe(200);
    await askCode(stranger, audit, { consents: ['PD'] });
    expect((await askCode(owner, audit, { consents: ['PD'] })).status).toBe(200);
  });

  test('a used code voids those that others have asked for', async () => {
    await askCode(stranger, student);
    const [first] = [door.lastCode()];
    await askCode(owner, student);
    expect((await useCode(owner, student, door.lastCode())).status).toBe(200);
    expect((await useCode(owner, student, first)).body.code).toBe('CODE_WRONG');
  });
});

/** One wrong attempt, at another account each time. */
type Try = (index: number) => Promise<{
  status: number;
  headers: Record<string, unknown>;
  body: { code?: string };
}>;

describe('one network trying many accounts is paused', () => {
  test('by every way of signing in, counted together', async () => {
    const tries: Try[] = [
      (index) => byPassword(stranger, `nobody${index}@example.test`, 'guess'),
      (index) => staffCode(stranger, `nobody${index}@example.test`, 'guess'),
      (index) =>
        backend.send(auth.signInStaff, {
          ...from(stranger),
          body: { login: `nobody${index}@example.test`, password: 'guess', otp: '123456' },
        }),
      (index) => useCode(stranger, `nobody${index}@example.test`, '123456'),
    ];
    const wrong = await repeat(50, (index) => assertDefined(tries[index % tries.length])(index));
    expect(statuses(wrong)).toEqual(Array(50).fill(422));
    for (const [index, attempt] of tries.entries()) {
      const { status, headers, body } = await attempt(200 + index);
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'SIGN_IN_PAUSED' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await byPassword(owner, student, demoPassword)).status).toBe(200);
  });

  test('but who has signed in from it before still gets in', async () => {
    expect((await byPassword(stranger, student, demoPassword)).status).toBe(200);
    await repeat(51, (index) => useCode(stranger, `nobody${index}@example.test`, '123456'));
    expect((await byPassword(stranger, 'newcomer@example.test', demoPassword)).status).toBe(429);
    expect((await byPassword(stranger, student, demoPassword)).status).toBe(200);
  });
});

test('a request that is over its limit is refused before anything is hashed', async () => {
  const ask = () => askCode(owner, 'many@example.test', { consents: ['PD'], password });
  const password = 'корова перешла дорогу';
  expect((await ask()).status).toBe(200);
  // More than may wait, and each place that becomes free is taken at once, until both have answered.
  let isAnswered = false;
  async function keepHashing() {
    while (!isAnswered) await hashPassword(password).catch(() => new Promise(setImmediate));
  }
  const crowd = Promise.all(Array.from({ length: 200 }, keepHashing));
  const [limited, hashed] = [await ask(), await byPassword(owner, student, demoPassword)];
  isAnswered = true;
  await crowd;
  expect(limited).toMatchObject({ status: 429, body: { code: 'CODE_TOO_SOON' } });
  expect(hashed).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(Number(hashed.headers['retry-after'])).toBeGreaterThan(0);
});

test('this computer is counted as a network where there is no demo data', async () => {
  const once = { max: 1, seconds: 60 };
  const ask = async (countsLoopback: boolean) => {
    const limits = createLimits(backend.db, { countsLoopback });
    const hits = await repeat(2, () => limits.hitNetwork('any', '::ffff:127.0.0.1', once));
    return hits.map(({ isAllowed }) => isAllowed);
  };
  expect(await ask(false)).toEqual([true, true]);
  expect(await ask(true)).toEqual([true, false]);
});
