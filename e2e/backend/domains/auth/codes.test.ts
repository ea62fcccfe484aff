/** @jest-environment node */
import * as auth from '@campus/shared/contract/auth/calls';
import { eq, sql } from 'drizzle-orm';
import { assertDefined } from '../../platform/database/assertDefined';
import { publicSettings } from '../settings/settingTables';
import { testServerForFile, otherThan } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

const student = 'student@example.test';

test('a code from the letter signs in, in whatever case the address is typed', async () => {
  const sent = await door.askCode('Student@EXAMPLE.test');
  expect(sent).toMatchObject({ status: 200, body: { resendAfter: 60, expiresIn: 600 } });
  expect(backend.mails).toHaveLength(1);
  expect(backend.mails[0]?.text).toContain(door.lastCode());
  const { status, body } = await door.useCode(
    student,
    `${door.lastCode().slice(0, 3)} ${door.lastCode().slice(3)}`,
  );
  expect(status).toBe(200);
  expect((await door.whoAmI(body.authToken)).body).toMatchObject({ kind: 'HUMAN', email: student });
});

test('every code has six digits', async () => {
  const place = { purpose: 'HUMAN', email: student, ip: '127.0.0.1' } as const;
  const made: string[] = [];
  // One of ten begins with a nought.
  for (let count = 0; count < 100; count += 1)
    made.push(await backend.services.codes.create(place));
  expect(made.filter((code) => !/^\d{6}$/.test(code))).toStrictEqual([]);
});

test('a letter that takes long voids no code that was made after its own', async () => {
  const { codes } = backend.services;
  const place = { purpose: 'HUMAN', email: student, ip: '127.0.0.1' } as const;
  let newer = '';
  await codes.create(place, null, async () => {
    newer = await codes.create(place);
  });
  expect((await door.useCode(student, newer)).status).toBe(200);
});

test('eight parallel wrong guesses lock a code', async () => {
  await door.askCode(student);
  const right = door.lastCode();
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => door.useCode(student, otherThan(right))),
  );
  expect(guesses.map(({ status }) => status)).toEqual(Array(8).fill(422));
  expect(guesses[0]?.body).toMatchObject({ code: 'CODE_WRONG', fields: { code: 'CODE_WRONG' } });
  expect((await door.useCode(student, right)).status).toBe(422);
});

test('of two parallel uses of the right code one succeeds', async () => {
  await door.askCode(student);
  const code = door.lastCode();
  const uses = await Promise.all([door.useCode(student, code), door.useCode(student, code)]);
  expect(uses.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('of two uses of one code the second fails also where another code was made in between', async () => {
  const { codes } = backend.services;
  const place = { purpose: 'HUMAN', email: student, ip: '127.0.0.1' } as const;
  const match = assertDefined(await codes.match(place, await codes.create(place)));
  expect(await codes.use(match, backend.db)).toBe(true);
  await codes.create(place);
  expect(await codes.use(match, backend.db)).toBe(false);
});

test('only the newest code works', async () => {
  await door.askCode(student);
  const first = door.lastCode();
  await door.askCode(student);
  if (first !== door.lastCode()) expect((await door.useCode(student, first)).status).toBe(422);
  expect((await door.useCode(student, door.lastCode())).status).toBe(200);
});

test('an expired code is refused', async () => {
  await door.askCode(student);
  await backend.db.execute(sql`update codes set expires_at = now() where used_at is null`);
  expect((await door.useCode(student, door.lastCode())).body.code).toBe('CODE_WRONG');
});

test('a second code within a minute is refused with the seconds to wait', async () => {
  await door.askCode(student);
  const { status, headers, body } = await backend.send(auth.sendEmailCode, {
    body: { email: student },
    language: 'en',
  });
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'CODE_TOO_SOON' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  expect(body.message).toMatch(/You can request a new code in \d+\u00a0s/);
});

test('the setting codeResendSeconds says how long the pause is', async () => {
  const isPause = eq(publicSettings.id, 'codeResendSeconds');
  const set = (ru: string) =>
    backend.db.update(publicSettings).set({ value: { ru } }).where(isPause);
  await set('300');
  expect((await door.askCode(student)).body.resendAfter).toBe(300);
  const again = await backend.send(auth.sendEmailCode, { body: { email: student } });
  expect(again).toMatchObject({ status: 429, body: { code: 'CODE_TOO_SOON' } });
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(200);
  await set('minute');
  expect((await door.askCode(student)).body.resendAfter).toBe(60);
  await set('60');
});

test('the sixth code within an hour is refused', async () => {
  const email = 'many@example.test';
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    await backend.services.limits.forget(`code-pause:HUMAN:${email}:127.0.0.1`);
    statuses.push((await backend.send(auth.sendEmailCode, { body: { email } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

describe('a letter that cannot be sent', () => {
  const failing = (cause: Error) =>
    jest.spyOn(backend.services.mailer, 'send').mockRejectedValue(cause);
  const ask = () => backend.send(auth.sendEmailCode, { body: { email: student } });
  const askTimes = async (times: number) => {
    for (let round = 0; round < times; round += 1)
      expect((await ask()).body.code).toBe('MAIL_UNAVAILABLE');
  };
  afterEach(() => jest.restoreAllMocks());

  test('is none of the five an hour', async () => {
    failing(Object.assign(new Error('no sender'), { code: 'EENVELOPE', command: 'MAIL FROM' }));
    await askTimes(7);
    jest.restoreAllMocks();
    expect((await ask()).status).toBe(200);
  });

  test('is one of them where the address itself is refused', async () => {
    failing(Object.assign(new Error('no such mailbox'), { command: 'RCPT TO' }));
    await askTimes(5);
    expect((await ask()).body.code).toBe('CODE_LIMIT');
  });

  test('leaves the code of the letter before it', async () => {
    await door.askCode(student);
    await door.forgetLimits();
    failing(new Error('no route'));
    await askTimes(1);
    expect((await door.useCode(student, door.lastCode())).status).toBe(200);
  });
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

test('sixty letters a day from elsewhere leave the networks that the owner is known in', async () => {
  const email = 'many@example.test';
  const ask = (ip: string) =>
    backend.send(auth.sendEmailCode, {
      body: { email, consents: ['PD'] },
      headers: { 'x-forwarded-for': ip },
    });
  await ask('198.51.100.7');
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const body = { email, code: door.lastCode() };
  expect((await backend.send(auth.signInByEmailCode, { body, headers })).status).toBe(200);
  await door.forgetLimits();
  const answers = [];
  for (let index = 0; index < 61; index += 1) answers.push(await ask(`203.0.113.${index}`));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { code: 'CODE_DAY_LIMIT', message: expect.stringMatching(/за сутки.* 24\sч/) as string },
  });
  expect((await ask('198.51.100.7')).status).toBe(200);
});
