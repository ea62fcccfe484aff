/** @jest-environment node */
import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '../../platform/limits/limitTables';
import { addUser } from '../../testing/addUser';
import { addHuman } from '../applications/testing/openApplicationDesk';
import type { Attempt, Way } from './createAttempts';
import { testServerForFile } from './testing/testServerForFile';

const { backend } = testServerForFile();

const home = '203.0.113.9';
const nobody = (name = 'nobody@example.test', ip = home): Attempt => ({ kind: 'HUMAN', name, ip });
const make = (way: Way, who: Attempt, isRight: boolean) =>
  backend.services.attempts.make(way, who, async () => isRight);
const fail = (way: Way, who: Attempt) => make(way, who, false);

async function failTimes(times: number, way: Way, who: Attempt) {
  for (let turn = 0; turn < times; turn += 1) expect(await fail(way, who)).toBe(false);
}

/** Refused without having been made, with so many seconds to wait at most. */
async function expectPaused(way: Way, who: Attempt, seconds = 900) {
  const refusal: unknown = await make(way, who, true).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429, code: 'SIGN_IN_PAUSED' });
  const { retryAfter } = (refusal as { details: { retryAfter: number } }).details;
  expect(retryAfter).toBeLessThanOrEqual(seconds);
  expect(retryAfter).toBeGreaterThan(seconds - 60);
}

const counted = (key: string, change: object) =>
  backend.db.update(rateLimits).set(change).where(eq(rateLimits.key, key));

describe('of one account in one network', () => {
  test.each([
    ['password', 10],
    ['totp', 5],
  ] as const)('by %s the wrong one number %i begins a pause of full length', async (way, most) => {
    const who = nobody('Nobody@Example.test');
    await failTimes(most - 1, way, who);
    const key = `sign-in:${way}:HUMAN:nobody@example.test:${home}`;
    await counted(key, { resetsAt: sql`now() + interval '1 minute'` });
    await failTimes(1, way, who);
    await expectPaused(way, nobody());
  });

  test('a right one ends the count of those before it', async () => {
    await failTimes(9, 'password', nobody());
    expect(await make('password', nobody(), true)).toBe(true);
    await failTimes(10, 'password', nobody());
    await expectPaused('password', nobody());
  });

  test('one that could not be compared does not count, and those before it still do', async () => {
    await failTimes(9, 'password', nobody());
    const busy = new Error('busy');
    const interrupted = () =>
      backend.services.attempts.make('password', nobody(), () => Promise.reject(busy));
    await expect(interrupted()).rejects.toBe(busy);
    await expect(interrupted()).rejects.toBe(busy);
    await failTimes(1, 'password', nobody());
    await expectPaused('password', nobody());
  });

  test('another account there, and the same one elsewhere, have their own count', async () => {
    await failTimes(9, 'password', nobody());
    await failTimes(9, 'password', nobody('another@example.test'));
    await failTimes(9, 'password', nobody(undefined, '198.51.100.7'));
    await failTimes(1, 'password', nobody());
    await expectPaused('password', nobody());
  });

  test('codes have no count of their own', async () => {
    await failTimes(20, 'code', nobody());
  });
});

/** Somebody who has signed in from home. */
async function known(kind: 'HUMAN' | 'STAFF') {
  const { sessions } = backend.services;
  if (kind === 'HUMAN') {
    const { id, email } = await addHuman(backend);
    await sessions.open(kind, id, { ip: home });
    return email.toUpperCase();
  }
  const { id, login } = await addUser(backend, 'AUDITOR');
  await sessions.open(kind, id, { ip: home });
  return login.toUpperCase();
}

describe('of one account in all networks', () => {
  test.each([
    ['HUMAN', 'password', 300, 3_600],
    ['STAFF', 'password', 300, 3_600],
    ['STAFF', 'totp', 50, 86_400],
  ] as const)(
    '%s by %s: %i wrong ones leave the networks that the owner is known in',
    async (kind, way, most, seconds) => {
      const name = await known(kind);
      const elsewhere = (index: number): Attempt => ({ kind, name, ip: `198.51.100.${index}` });
      const key = `sign-in:${way}:${kind}:${name.toLowerCase()}`;
      await failTimes(1, way, elsewhere(1));
      await counted(key, { count: most - 2 });
      // A right one takes back what was counted of it.
      expect(await make(way, elsewhere(2), true)).toBe(true);
      await failTimes(1, way, elsewhere(3));
      await failTimes(1, way, elsewhere(4));
      await expectPaused(way, elsewhere(5), seconds);
      expect(await make(way, { kind, name, ip: home }, true)).toBe(true);
    },
  );
});

describe('of one network', () => {
  const key = `sign-in:${home}`;

  test('fifty wrong ones pause whoever is not known there, and right ones do not count', async () => {
    await failTimes(1, 'code', nobody());
    await counted(key, { count: 49 });
    expect(await make('code', nobody('another@example.test'), true)).toBe(true);
    expect(await make('password', nobody('another@example.test'), true)).toBe(true);
    await failTimes(1, 'code', nobody());
    await expectPaused('code', nobody());
    expect(await fail('code', { kind: 'CONFIRM', name: 'nobody@example.test', ip: home })).toBe(
      false,
    );
  });

  test.each(['HUMAN', 'STAFF'] as const)('five hundred pause a known one too: %s', async (kind) => {
    const name = await known(kind);
    await failTimes(1, 'code', nobody());
    await counted(key, { count: 499 });
    await failTimes(1, 'code', { kind, name, ip: home });
    await expectPaused('code', { kind, name, ip: home });
  });
});
