/** @jest-environment node */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { updateCurrentUser } from '@campus/shared/contract/staff/calls';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { assertDefined } from '../../platform/database/assertDefined';
import { secrets } from './authTables';
import { users } from '../accounts/userTables';
import { StartError } from '../../platform/StartError';
import { addUser } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';
import { openCipher, secretPlace, totpPlace } from './openCipher';

const backend = backendForFile();
const authSecret = 'a secret of thirty-two characters, or more';
const inClear = 'A'.repeat(32);

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'campus-key-'));
  await backend.db.update(users).set({ totpSecret: null });
  await backend.db.delete(secrets);
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const keyFile = () => join(dataFolder, 'keys', 'database.key');
const open = (given: { authSecret?: string } = {}) =>
  openCipher(backend.db, { dataFolder, ...given });

async function enrolled() {
  const { id } = await addUser(backend, 'AUDITOR', { twoFactor: 'TOTP', totpSecret: inClear });
  const read = async () => {
    const [row] = await backend.db.select().from(users).where(eq(users.id, id));
    return assertDefined(assertDefined(row).totpSecret);
  };
  return { id, read };
}

test('what is kept in clear is encrypted at the start, and read back after the next', async () => {
  const { id, read } = await enrolled();
  await backend.db.insert(secrets).values({ name: 'root', value: 'in clear' });
  await open();
  expect(await read()).not.toContain(inClear);
  const [secret] = await backend.db.select().from(secrets);
  expect(secret?.value).toMatch(/^aes-256-gcm:/);
  const again = await open();
  expect(again.decrypt(await read(), totpPlace(id))).toBe(inClear);
  expect(again.decrypt(assertDefined(secret).value, secretPlace('root'))).toBe('in clear');
});

test('without AUTH_SECRET the key is a file that only its owner reads', async () => {
  await open();
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  const key = await readFile(keyFile(), 'utf8');
  await Promise.all([open(), open()]);
  expect(await readFile(keyFile(), 'utf8')).toBe(key);
});

test('with AUTH_SECRET no file is made, and one of before is taken over', async () => {
  const { id, read } = await enrolled();
  await open();
  const cipher = await open({ authSecret });
  expect(cipher.decrypt(await read(), totpPlace(id))).toBe(inClear);
  await rm(dataFolder, { recursive: true });
  expect((await open({ authSecret })).decrypt(await read(), totpPlace(id))).toBe(inClear);
  await expect(readFile(keyFile())).rejects.toThrow('ENOENT');
});

test.each([
  ['AUTH_SECRET', { authSecret: `${authSecret}!` }],
  ['key file', {}],
])('another %s is said in one sentence, and nothing is changed', async (_, other) => {
  const { read } = await enrolled();
  await open({ authSecret });
  const kept = await read();
  const failure = await open(other).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect((failure as StartError).message).toMatch(/AUTH_SECRET.*keys\/database\.key/);
  expect(await read()).toBe(kept);
});

test('a value that is copied to somebody else opens nothing there', async () => {
  const [one, other] = [await enrolled(), await enrolled()];
  const cipher = await open();
  const value = await one.read();
  expect(() => cipher.decrypt(value, totpPlace(other.id))).toThrow();
});

test('a new authenticator is never kept in clear', async () => {
  const { id, token, version } = await addUser(backend, 'AUDITOR');
  const body = {
    ...{ lastName: 'Тестовая', firstName: 'Сотрудница', version },
    ...{ twoFactor: 'TOTP' as const, currentPassword: demoPassword },
  };
  const answer = await backend.send(updateCurrentUser, { token, body });
  const secret = assertDefined(answer.body.totpEnrolment).secret;
  const [row] = await backend.db.select().from(users).where(eq(users.id, id));
  expect(row?.totpSecret).toMatch(/^aes-256-gcm:/);
  expect(backend.services.cipher.decrypt(assertDefined(row?.totpSecret), totpPlace(id))).toBe(
    secret,
  );
});
