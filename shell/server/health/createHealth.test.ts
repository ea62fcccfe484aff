/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecret } from '../../releases/keys/createSecret';
import { toCanary } from '../../releases/moves/toCanary';
import { toStable } from '../../releases/moves/toStable';
import { openRegistry } from '../../releases/registry/openRegistry';
import type { Registry } from '../../releases/registry/Registry';
import { createHealth, type HealthKeeper } from './createHealth';

const secret = createSecret('/nowhere', 'a secret of this test');
const about = { remote: 'media', by: 'ann', why: 'a test' };
let folder: string;
let registry: Registry;
let health: HealthKeeper;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'campus-health-'));
  registry = await openRegistry({ dataFolder: folder });
  health = createHealth(registry, secret);
  await registry.move({ ...about, kind: 'release', channel: toStable('a') });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startCanary = () =>
  registry.move({
    ...about,
    kind: 'canary',
    channel: toCanary({ release: 'b', percent: 50, roles: [] }),
  });

const visit = (release: string, isCounted = true) =>
  health.visit([{ remote: 'media', release, isCounted }]);
const fail = (visited: string, release: string, phase = 'render') =>
  health.failure({ visit: visited, remote: 'media', release, phase });

async function failedVisits(count: number, release: string, phase?: string) {
  for (let left = count; left > 0; left--) await fail(visit(release), release, phase);
}

const standing = async () => (await registry.current()).channels.media;
const newest = async () => (await registry.history())[0];

test('a canary that fails is stopped, and the history has the figures', async () => {
  await startCanary();
  for (let left = 12; left > 0; left--) visit('a');
  await failedVisits(4, 'b');
  expect((await standing())?.canary).not.toBeNull();
  await failedVisits(1, 'b');

  expect(await standing()).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
  expect(await newest()).toMatchObject({
    kind: 'stopCanary',
    by: 'server',
    why: 'b failed in 5 of 5 visits (100.0 %), a in 0 of 12 visits (0.0 %).',
  });
});

test('a stable release that fails at once gives way to the one before', async () => {
  for (let left = 60; left > 0; left--) visit('a');
  await registry.move({ ...about, kind: 'release', channel: toStable('b') });
  await failedVisits(5, 'b');

  expect(await standing()).toEqual({ stable: 'a', lastKnownGood: null, canary: null });
  expect(await newest()).toMatchObject({ kind: 'rollback', by: 'server' });
});

test('the release that everybody has had for long is never taken back', async () => {
  await failedVisits(20, 'a');
  await startCanary();
  await failedVisits(20, 'a');
  expect(await standing()).toMatchObject({ stable: 'a', canary: { release: 'b' } });
});

test.each(['call', 'policy', 'draw'])(
  'a failed %s is not the fault of a release',
  async (phase) => {
    await startCanary();
    await failedVisits(10, 'b', phase);
    expect((await standing())?.canary).not.toBeNull();
  },
);

test('a release that came when it was asked for again has not failed', async () => {
  await startCanary();
  for (let left = 10; left > 0; left--)
    await health.failure({
      visit: visit('b'),
      remote: 'media',
      release: 'b',
      phase: 'load',
      step: 'retry',
    });
  expect((await standing())?.canary).not.toBeNull();
});

test('a visit fails once, however often it is told', async () => {
  await startCanary();
  const one = visit('b');
  for (let left = 20; left > 0; left--) await fail(one, 'b');
  expect((await standing())?.canary).not.toBeNull();
});

test.each([
  ['without a visit', () => undefined],
  ['with a visit that nobody has signed', (at: number) => `AAAAAAAA${at}.${'x'.repeat(43)}`],
  ['of a visit that had another release', () => visit('a')],
])('a failure %s does not count', async (_, visited) => {
  await startCanary();
  for (let at = 0; at < 20; at++) {
    const told = { visit: visited(at), remote: 'media', release: 'b', phase: 'load' };
    await health.failure(told);
  }
  expect((await standing())?.canary).not.toBeNull();
});

test('a remote that somebody came to within the page counts when it fails', async () => {
  await startCanary();
  for (let left = 5; left > 0; left--) await fail(visit('b', false), 'b', 'load');
  expect((await newest())?.why).toMatch(/^b failed in 5 of 5 visits/);
});

test('the shell is counted as a remote named shell', async () => {
  const channel = toCanary({ release: 's2', percent: 5, roles: [] });
  await registry.move({ ...about, remote: 'shell', kind: 'release', channel: toStable('s1') });
  await registry.move({ ...about, remote: 'shell', kind: 'canary', channel });
  for (let left = 5; left > 0; left--) {
    const visited = health.visit([{ remote: 'shell', release: 's2', isCounted: true }]);
    await health.failure({ visit: visited, release: 's2', phase: 'script' });
  }
  expect(await newest()).toMatchObject({ remote: 'shell', kind: 'stopCanary', by: 'server' });
});

test('two processes that decide at once stop a canary once', async () => {
  await startCanary();
  const other = createHealth(await openRegistry({ dataFolder: folder }), secret);
  await failedVisits(4, 'b');
  for (let left = 4; left > 0; left--)
    await other.failure({ visit: visit('b'), remote: 'media', release: 'b', phase: 'load' });
  const last = { remote: 'media', release: 'b', phase: 'load' };
  await Promise.all([
    health.failure({ ...last, visit: visit('b') }),
    other.failure({ ...last, visit: visit('b') }),
  ]);
  const stops = (await registry.history()).filter(({ kind }) => kind === 'stopCanary');
  expect(stops).toHaveLength(1);
});

test('a server that may not move the remote goes on', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  await startCanary();
  jest.spyOn(registry, 'move').mockRejectedValue(new Error('The key may not.'));
  await failedVisits(6, 'b');
  expect(told).toHaveBeenCalledWith(expect.stringContaining('media b'), expect.any(Error));
  told.mockRestore();
});
