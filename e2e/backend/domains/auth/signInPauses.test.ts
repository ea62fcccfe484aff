/** @jest-environment node */
import { eq, like, sql } from 'drizzle-orm';
import { rateLimits } from '../../platform/limits/limitTables';
import type { Attempt, Way } from './createAttempts';
import { liftPause, listPauses, pauseToldKey } from './signInPauses';
import { testServerForFile } from './testing/testServerForFile';

const { backend } = testServerForFile();

const name = 'nobody@example.test';
const home = '203.0.113.9';
const who = (change: Partial<Attempt> = {}): Attempt => ({
  ...{ kind: 'HUMAN', name: 'Nobody@example.test', ip: home },
  ...change,
});

async function fail(times: number, way: Way, attempt: Attempt) {
  const { attempts } = backend.services;
  for (let turn = 0; turn < times; turn += 1) await attempts.make(way, attempt, async () => false);
}

const list = () => listPauses(backend.db);
const lift = (id: string) => backend.db.transaction((tx) => liftPause(tx, id));

test('the last wrong one of an account in a network begins a pause', async () => {
  await fail(9, 'password', who());
  await fail(4, 'totp', who({ kind: 'STAFF', ip: '2001:db8:1:2::7' }));
  expect(await list()).toStrictEqual([]);
  await fail(1, 'password', who());
  await fail(1, 'totp', who({ kind: 'STAFF', ip: '2001:db8:1:2::8' }));
  const base = {
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-/) as string,
    until: expect.any(Date) as Date,
  };
  const found = await list();
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({
    ...base,
    account: { kind: 'HUMAN', name },
    ...{ way: 'password', network: home },
  });
  expect(found).toContainEqual({
    ...base,
    account: { kind: 'STAFF', name },
    ...{ way: 'totp', network: expect.stringMatching(/^2001:db8:1:2:/) as string },
  });
  await backend.db.update(rateLimits).set({ resetsAt: sql`now()` });
  expect(await list()).toStrictEqual([]);
});

test.each([
  ['password', 300],
  ['totp', 50],
] as const)('by %s %i of one account in all networks are a pause', async (way, most) => {
  await fail(1, way, who());
  const everywhere = eq(rateLimits.key, `sign-in:${way}:HUMAN:${name}`);
  const count = (count: number) => backend.db.update(rateLimits).set({ count }).where(everywhere);
  await count(most - 1);
  expect(await list()).toStrictEqual([]);
  await count(most);
  expect(await list()).toMatchObject([{ account: { kind: 'HUMAN', name }, way, network: null }]);
});

test('fifty of one network, whatever the accounts, are a pause, until it is lifted', async () => {
  for (let index = 0; index < 49; index += 1)
    await fail(1, 'code', who({ name: `nobody${index}@example.test` }));
  expect(await list()).toStrictEqual([]);
  await fail(1, 'code', who());
  const [pause, ...more] = await list();
  expect(more).toStrictEqual([]);
  expect(pause).toEqual({
    ...{ id: pause?.id, until: expect.any(Date) as Date },
    ...{ way: null, network: home },
  });
  await expect(fail(1, 'code', who())).rejects.toMatchObject({ status: 429 });
  expect(await lift(pause?.id ?? '')).toEqual(pause);
  await fail(1, 'code', who());
});

test('those that end last come first', async () => {
  const later = { password: '2 minutes', totp: '3 minutes' };
  for (const way of ['password', 'totp'] as const) {
    await fail(way === 'password' ? 10 : 5, way, who());
    await backend.db
      .update(rateLimits)
      .set({ resetsAt: sql`now() + ${later[way]}::interval` })
      .where(like(rateLimits.key, `%:${way}:%`));
  }
  expect((await list()).map(({ way }) => way)).toEqual(['totp', 'password']);
});

test('a lifted one is over, and of the next the owner is told anew; others stay', async () => {
  const { limits } = backend.services;
  const other = who({ name: 'other@example.test' });
  const isToldOf = async (one: Attempt) =>
    (await limits.hit(pauseToldKey(one.kind, one.name), { max: 1, seconds: 900 })).isAllowed;
  for (const one of [who(), other]) {
    await fail(10, 'password', one);
    expect([await isToldOf(one), await isToldOf(one)]).toEqual([true, false]);
  }
  const own = (await list()).find(({ account }) => account?.name === name);
  expect(own).toBeDefined();
  const both = await Promise.all([lift(own?.id ?? ''), lift(own?.id ?? '')]);
  expect(both.filter(Boolean)).toEqual([own]);
  expect((await list()).map(({ account }) => account?.name)).toEqual(['other@example.test']);
  expect([await isToldOf(who({ name })), await isToldOf(other)]).toEqual([true, false]);
  expect(await lift(own?.id ?? '')).toBeUndefined();
  await fail(1, 'password', who());
});
