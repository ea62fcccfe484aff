/** @jest-environment node */
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { acceptInvitation } from '@campus/shared/contract/staff/invitationCalls';
import { eq } from 'drizzle-orm';
import { demoAccounts } from '../../../fixtures/demoAccounts';
import { logs } from '../../platform/audit/auditTables';
import type { Mail } from '../../platform/mail/Mailer';
import { users } from '../accounts/userTables';
import { StartError } from '../../platform/StartError';
import { testServerForFile } from '../auth/testing/testServerForFile';
import { createAdministrator } from './createAdministrator';
import { hasAdministrator } from './hasAdministrator';

const { backend } = testServerForFile();
const address = 'first@campus.example';

type Options = Partial<Parameters<typeof createAdministrator>[1]>;

const create = (options: Options = {}) =>
  createAdministrator(backend.db, { address, keys: backend.services.keys, ...options });
const find = () => backend.db.select().from(users).where(eq(users.login, address));

test('while there is an administrator nobody else becomes one from the console, unless it is said', async () => {
  await expect(create()).rejects.toThrow(/^There is an administrator already, .* --another\.$/);
  expect(await find()).toStrictEqual([]);
  const { email } = demoAccounts.admin;
  await expect(create({ address: email, isAnother: true })).rejects.toThrow(
    `There is a member of staff with the address ${email} already.`,
  );
});

const accept = (link = '') => {
  const [path, token = ''] = link.split('#');
  expect(path).toBe('/staff/welcome');
  const body = { token, newPassword: 'корова перешла дорогу', twoFactor: 'EMAIL' };
  return backend.send(acceptInvitation, { body });
};

test('whoever has not come yet gets a new link, which ends the one before', async () => {
  const late = { address: 'late@campus.example' };
  const lost = await create({ ...late, isAnother: true });
  const { link } = await create({ address: 'Late@Campus.Example' });
  expect((await accept(lost.link)).body.code).toBe('INVITATION_USED');
  expect((await accept(link)).status).toBe(200);
  const come = create({ ...late, isAnother: true });
  await expect(come).rejects.toThrow('There is a member of staff with the address');
});

describe('without one', () => {
  beforeAll(() => backend.db.update(users).set({ isActive: false }));

  test.each(['nobody', 'a@b', ''])('%j is no address for one', async (odd) => {
    await expect(create({ address: odd })).rejects.toThrow(StartError);
  });

  test('a letter that cannot be sent leaves none behind', async () => {
    const mailer = { send: () => Promise.reject(new Error('no route')) };
    await expect(create({ mailer })).rejects.toThrow(
      'The email could not be sent, so nothing was done: no route.',
    );
    expect(await hasAdministrator(backend.db)).toBe(false);
  });

  test('the first one chooses a password by the link, and is in', async () => {
    const { link } = await create();
    expect(await hasAdministrator(backend.db)).toBe(true);
    const accepted = await accept(link);
    expect(accepted.status).toBe(200);
    const me = await backend.send(getCurrentUser, { token: accepted.body.authToken });
    expect(me.body).toMatchObject({ role: { key: 'ADMIN' }, mustChangePassword: false });
    const log = await backend.db.select().from(logs).where(eq(logs.entityId, me.body.id));
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'user.create', actorType: 'SYSTEM' }),
    );
  });

  test('with mail the link goes by letter and is not shown', async () => {
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    const made = await create({ address: 'mailed@campus.example', isAnother: true, mailer });
    expect(made).toEqual({ login: 'mailed@campus.example', link: undefined });
    expect(sent).toEqual([expect.objectContaining({ to: 'mailed@campus.example' })]);
    expect(sent[0]?.link.path).toMatch(/^\/staff\/welcome#/);
  });
});
