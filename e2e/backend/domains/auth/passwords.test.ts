/** @jest-environment node */
import * as auth from '@campus/shared/contract/auth/calls';
import { updateCurrentHuman } from '@campus/shared/contract/people/calls';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { addHuman } from '../applications/testing/openApplicationDesk';
import { hashPassword } from './createPasswords';
import { testServerForFile } from './testing/testServerForFile';

const { backend, door } = testServerForFile();

const student = 'student@example.test';
const signIn = (email: string, password: string) =>
  backend.send(auth.signInByPassword, { body: { email, password } });

test('the right password signs in', async () => {
  const { body } = await signIn(student, demoPassword);
  expect((await door.whoAmI(body.authToken)).status).toBe(200);
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

describe('while a sign-in compares the password', () => {
  const better = 'верблюд и батарейка';
  const add = async () => addHuman(backend, { passwordHash: await hashPassword(demoPassword) });

  /** What comes of it where something is done before the session is opened. */
  async function signInDuring(email: string, work: () => Promise<{ status: number }>) {
    const { passwords } = backend.services;
    const check = passwords.check.bind(passwords);
    const checked = jest.spyOn(passwords, 'check').mockImplementationOnce(async (...given) => {
      const isRight = await check(...given);
      expect((await work()).status).toBe(200);
      return isRight;
    });
    const late = await signIn(email, demoPassword);
    checked.mockRestore();
    return late;
  }

  test('its change ends it', async () => {
    const { email, token } = await add();
    const body = { password: better, currentPassword: demoPassword };
    const change = () => backend.send(updateCurrentHuman, { token, body });
    const late = await signInDuring(email, change);
    expect(late).toMatchObject({ status: 422, body: { code: 'CREDENTIALS' } });
    expect((await signIn(email, better)).status).toBe(200);
  });

  test('the end of the account ends it', async () => {
    const { email, token } = await add();
    const body = { currentPassword: demoPassword };
    const leave = () => backend.send(auth.deleteCurrentUser, { token, body });
    const late = await signInDuring(email, leave);
    expect(late).toMatchObject({ status: 422, body: { code: 'CREDENTIALS' } });
  });
});
