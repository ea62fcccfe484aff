/** @jest-environment node */
import { changePassword, getCurrentUser } from '@campus/shared/contract/staff/calls';
import { eq } from 'drizzle-orm';
import { logs } from '../../platform/audit/auditTables';
import { users } from '../accounts/userTables';
import { StartError } from '../../platform/StartError';
import { testServerForFile } from '../auth/testing/testServerForFile';
import { createAdministrator } from './createAdministrator';
import { hasAdministrator } from './hasAdministrator';

const { backend, door } = testServerForFile();
const address = 'first@campus.example';

const passwordOf = async (options: object = {}) =>
  (await createAdministrator(backend.db, { address, ...options })).password ?? '';
const find = () => backend.db.select().from(users).where(eq(users.login, address));

test('while there is an administrator nobody else becomes one from the console, unless it is said', async () => {
  await expect(passwordOf()).rejects.toThrow(/^There is an administrator already, .* --another\.$/);
  expect(await find()).toEqual([]);
  const another = { address: 'other@campus.example', isAnother: true };
  await createAdministrator(backend.db, another);
  await expect(createAdministrator(backend.db, another)).rejects.toThrow(
    'There is a member of staff with the address other@campus.example already.',
  );
});

describe('without one', () => {
  beforeAll(() => backend.db.update(users).set({ isActive: false }));

  test.each(['nobody', 'a@b', ''])('%j is no address for one', async (odd) => {
    await expect(createAdministrator(backend.db, { address: odd })).rejects.toThrow(StartError);
  });

  test('a letter that cannot be sent leaves none behind', async () => {
    const mailer = { send: () => Promise.reject(new Error('no route')) };
    await expect(passwordOf({ mailer })).rejects.toThrow(
      'The letter could not be sent, so nothing was done: no route.',
    );
    expect(await hasAdministrator(backend.db)).toBe(false);
  });

  test('the first one signs in with the temporary password, and has to change it', async () => {
    const password = await passwordOf();
    expect(await hasAdministrator(backend.db)).toBe(true);
    await door.askStaffCode({ login: address, password });
    const { body } = await door.signInStaff({ login: address, password, otp: door.lastCode() });
    const { authToken: token } = body as { authToken: string };
    const me = await backend.send(getCurrentUser, { token });
    expect(me.body).toMatchObject({ role: { key: 'ADMIN' }, mustChangePassword: true });
    const newPassword = 'корова перешла дорогу';
    const changed = await backend.send(changePassword, {
      token,
      body: { currentPassword: password, newPassword },
    });
    expect(changed.status).toBe(200);
    const log = await backend.db.select().from(logs).where(eq(logs.entityId, me.body.id));
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'user.create', actorType: 'SYSTEM' }),
    );
  });

  test('with mail the password goes by letter and is not shown', async () => {
    const sent: { to: string; text: string }[] = [];
    const mailer = { send: async (mail: { to: string; text: string }) => void sent.push(mail) };
    const letter = { address: 'mailed@campus.example', isAnother: true, mailer };
    const made = await createAdministrator(backend.db, letter);
    expect(made).toEqual({ login: 'mailed@campus.example', password: undefined });
    expect(sent).toEqual([expect.objectContaining({ to: 'mailed@campus.example' })]);
    expect(sent[0]?.text).toMatch(/пароль: [a-z\d-]{19}/);
  });
});
